import { afterEach, describe, expect, test, vi } from "vitest";
import type { LeadTime } from "./lead-time.ts";
import { verdictInWords } from "./verdict-in-words.ts";

const leadTime: LeadTime = {
  offers: ["purchase"],
  making: 28,
  rushDays: undefined,
  alterationDays: undefined,
  shippingDays: 7,
  rentalBeforeDays: undefined,
  cleaningDays: undefined,
};
const past = "That day has passed.";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** `now`: by Greenwich. */
function at(zone: string, now: string) {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: new Date(now) });
}

describe.each([
  ["in the evening west of Greenwich", "America/Los_Angeles", "2026-11-23T04:00:00Z"],
  ["in the morning east of it", "Asia/Tokyo", "2026-11-21T23:00:00Z"],
])("today is the day of her own calendar, %s:", (_when, zone, now) => {
  test("it has not passed, and the day before has", () => {
    at(zone, now);
    expect(new Date().getDate(), "the zone of her device").toBe(22);
    expect(verdictInWords("2026-11-21", leadTime)).toBe(past);
    expect(verdictInWords("2026-11-22", leadTime)).toMatch(/^Too soon/);
  });

  test("it is the first of the days that are left", () => {
    at(zone, now);
    expect(verdictInWords("2026-12-26", leadTime)).toMatch(/^Too soon/);
    expect(verdictInWords("2026-12-27", leadTime)).toBe(
      "In time, made to order, if you order by 22\u00a0November\u00a02026.",
    );
  });
});

test.each(["", "2027-02-31", "0202-05-09", "soon"])("'%s' is no day yet", (day) => {
  expect(verdictInWords(day, leadTime)).toBeUndefined();
});
