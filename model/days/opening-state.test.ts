import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { hoursOn, type OpeningHours, type OpeningSpan, weekdays } from "./opening-hours.ts";
import { openDaysFrom, openingStateAt } from "./opening-state.ts";

const days = weekdays.slice(1, 6);
const week = [{ days, opens: "10:00", closes: "19:00" }];
const paris: OpeningHours = { timeZone: "Europe/Paris", week, exceptions: [], note: "" };

test("nothing ahead is closed without a time, and always open is open without one", () => {
  expect(openingStateAt(0, { ...paris, week: [] })).toEqual({ isOpen: false, at: undefined });
  const always = [
    { days: weekdays, opens: "00:00", closes: "12:00" },
    { days: weekdays, opens: "12:00", closes: "00:00" },
  ];
  expect(openingStateAt(0, { ...paris, week: always })).toEqual({ isOpen: true, at: undefined });
});

const zones = ["Europe/Paris", "America/Santiago", "Australia/Lord_Howe", "Pacific/Apia", "UTC"];
const time = fc.nat(47).map((half) => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
const span = fc.record({ opens: time, closes: time }).filter(({ opens, closes }) => opens !== closes);
const someDay = fc.nat(400).map((days) => Temporal.PlainDate.from("2026-02-01").add({ days }).toString());
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  timeZone: fc.constantFrom(...zones),
  week: fc
    .array(fc.record({ days: fc.subarray([...weekdays]), opens: time, closes: time }), { maxLength: 4 })
    .map((week) => week.filter(({ opens, closes }) => opens !== closes)),
  exceptions: fc.array(
    fc
      .record({ from: someDay, hours: fc.array(span, { maxLength: 2 }) })
      .map(({ from, hours }) => ({ from, to: from, hours, note: "" })),
    { maxLength: 40 },
  ),
  note: fc.constant(""),
});
const moment = fc
  .integer({ min: Date.UTC(2026, 1, 5) / 60_000, max: Date.UTC(2027, 1, 20) / 60_000 })
  .map((minute) => minute * 60_000);

test("what is said of a moment is what Temporal has of it, in any zone, past midnight, through changes of the clocks and exceptions", () =>
  fc.assert(
    fc.property(anyHours, moment, (hours, at) => {
      expect(openingStateAt(at, hours).isOpen).toBe(isOpenByTemporal(at, hours));
    }),
    { numRuns: 400 },
  ));

test("the next change is the first one: up to it nothing changes, and from it on the other holds", () =>
  fc.assert(
    fc.property(anyHours, moment, fc.double({ min: 0, max: 1, noNaN: true }), (hours, at, share) => {
      const state = openingStateAt(at, hours);
      fc.pre(state.at !== undefined);
      const next = state.at ?? 0;
      expect(next).toBeGreaterThan(at);
      expect(isOpenByTemporal(next, hours)).toBe(!state.isOpen);
      const between = Math.min(next - 1, at + Math.floor((next - at) * share));
      expect(isOpenByTemporal(between, hours)).toBe(state.isOpen);
    }),
    { numRuns: 60 },
  ));

test("the days that are offered are those with hours, none of them over", () => {
  fc.assert(
    fc.property(anyHours, moment, (hours, at) => {
      for (const { date, from, to } of openDaysFrom(at, hours, 30)) {
        expect(hoursOn(date, hours).length).toBeGreaterThan(0);
        expect(to).toBeGreaterThan(at);
        expect(isOpenByTemporal(from, hours)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
  const days = openDaysFrom(Date.parse("2026-11-28T19:00+01:00"), paris, 8).map(({ date }) => date);
  const expected = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"];
  expect(days, "Saturday is over").toEqual(expected);
});

/** This asks day by day, with nothing of our own but the table. */
function isOpenByTemporal(at: number, hours: OpeningHours): boolean {
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(hours.timeZone).toPlainDate();
  return [today.subtract({ days: 1 }), today].some((date) =>
    hoursOn(date.toString(), hours).some((one) => {
      const [from, to] = momentsOf(date, one, hours.timeZone);
      return from <= at && at < to;
    }),
  );
}

function momentsOf(date: Temporal.PlainDate, { opens, closes }: OpeningSpan, timeZone: string) {
  const end = closes > opens ? date : date.add({ days: 1 });
  const [from, to] = [date.toPlainDateTime(opens), end.toPlainDateTime(closes)];
  const moment = (clock: Temporal.PlainDateTime) => clock.toZonedDateTime(timeZone).epochMilliseconds;
  return [moment(from), moment(to)] as const;
}
