import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { dateAt, momentOf, offsetAt, timeAt } from "./zoned-time.ts";

/**
 * Clocks that change by an hour and by half of one, at midnight, not at all, by quarters of an hour, and once by a
 * whole day.
 */
const zones = [
  ...["Europe/Paris", "America/New_York", "America/Santiago", "Australia/Lord_Howe", "Africa/Cairo"],
  ...["Asia/Beirut", "Asia/Kathmandu", "Pacific/Apia", "Pacific/Chatham", "UTC"],
];

const zone = fc.constantFrom(...zones);
const moment = fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2045, 0) });
/** Half of them on days on which some zone changes its clocks. */
const changes = [
  "2026-03-29",
  "2026-10-25",
  "2026-03-08",
  "2026-11-01",
  "2026-04-05",
  "2026-04-24",
  "2011-12-30",
];
const day = fc.oneof(
  moment.map((time) => new Date(time).toISOString().slice(0, 10)),
  fc.constantFrom(...changes),
);
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => `${part}`.padStart(2, "0")).join(":"));

test("the moment of a time in a zone is the one that Temporal has, also where clocks change", () =>
  fc.assert(
    fc.property(zone, day, time, (timeZone, date, at) => {
      const other = Temporal.PlainDateTime.from(`${date}T${at}`).toZonedDateTime(timeZone);
      expect(momentOf(date, at, timeZone)).toBe(other.epochMilliseconds);
    }),
    { numRuns: 1_000 },
  ));

test("date, time and offset of a moment are those that Temporal has", () =>
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      const other = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
      expect(dateAt(at, timeZone)).toBe(other.toPlainDate().toString());
      expect(timeAt(at, timeZone)).toBe(other.toPlainTime().toString({ smallestUnit: "minute" }));
      expect(offsetAt(at, timeZone)).toBe(other.offsetNanoseconds / 1e6);
    }),
    { numRuns: 1_000 },
  ));

test("a zone that this machine does not know is an error", () =>
  expect(() => dateAt(0, "Europe/Nowhere")).toThrow(RangeError));
