import { expect, test, vi } from "vitest";
import { knowsLeadTime, type LeadTime, neededBy, verdictInWords } from "./lead-time.ts";

const leadTime: LeadTime = {
  offers: ["rent", "purchase"],
  making: 28,
  rushDays: 16,
  alterationDays: 10,
  shippingDays: 7,
  renting: 10,
};
const today = "2026-11-22";

function inDays(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

const rented: Partial<LeadTime> = { offers: ["rent"] };
const sold: Partial<LeadTime> = { offers: ["purchase"] };

test.each<[number, Partial<LeadTime>, object]>([
  [45, {}, { kind: "made", orderBy: inDays(10) }],
  [44, {}, { kind: "tight", orderBy: inDays(9) }],
  [35, {}, { kind: "tight", orderBy: today }],
  [34, {}, { kind: "rush", orderBy: inDays(11) }],
  [23, {}, { kind: "rush", orderBy: today }],
  [22, {}, { kind: "rent", orderBy: inDays(12) }],
  [10, {}, { kind: "rent", orderBy: today }],
  [9, {}, { kind: "late" }],
  // A way that is not offered is neither proposed nor mentioned.
  [40, rented, { kind: "rentOnly" }],
  [1, rented, { kind: "lateToRent" }],
  [20, sold, { kind: "lateToMake" }],
  // The label's own days of altering, or none.
  [35, { ...sold, alterationDays: undefined }, { kind: "made", orderBy: today }],
  // Nothing is claimed from what the label has not said.
  [300, { making: undefined }, { kind: "rentOnly" }],
  [3, { making: undefined }, { kind: "lateToRent" }],
  [30, { rushDays: undefined }, { kind: "rent" }],
  [30, { rushDays: undefined, renting: undefined }, { kind: "lateToMake" }],
])("for a day in %i days, with %j, it is %j", (days, changes, verdict) =>
  expect(neededBy(inDays(days), today, { ...leadTime, ...changes })).toMatchObject(verdict),
);

test.each<[boolean, Partial<LeadTime>]>([
  [true, {}],
  [true, { making: undefined }],
  [false, { ...sold, making: undefined }],
  [false, { ...rented, renting: undefined }],
  [false, { shippingDays: undefined }],
])("that enough is known is %s with %j", (isKnown, changes) =>
  expect(knowsLeadTime({ ...leadTime, ...changes })).toBe(isKnown),
);

const unsaid = { rushDays: undefined, alterationDays: undefined };
const inFiveWeeks: LeadTime = { ...leadTime, ...sold, ...unsaid, renting: undefined };
test.each([
  ["in the evening west of Greenwich", "America/Los_Angeles", "2026-11-23T04:00:00Z"],
  ["in the morning east of it", "Asia/Tokyo", "2026-11-21T23:00:00Z"],
])("today is the day of the visitor's own calendar, %s", (_when, zone, now) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: new Date(now) });
  expect(new Date().getDate(), "the zone of the device").toBe(22);
  expect(verdictInWords("2026-11-21", inFiveWeeks)).toBe("That date has passed.");
  for (const day of ["2026-11-22", "2026-12-26"])
    expect(verdictInWords(day, inFiveWeeks), day).toMatch(/^Too soon/);
  const inTime = "Order by 22\u00a0November\u00a02026 and we will make it in time.";
  expect(verdictInWords("2026-12-27", inFiveWeeks)).toBe(inTime);
});

test.each(["", "2027-02-31", "0202-05-09", "soon"])("'%s' is no day yet", (day) => {
  expect(verdictInWords(day, inFiveWeeks)).toBeUndefined();
});

test("a telephone's clock is wrong, and the label's day counts", () => {
  vi.useFakeTimers({ now: new Date("2029-06-01T12:00:00") });
  const told = verdictInWords("2027-06-12", leadTime, "2027-01-10");
  vi.useRealTimers();
  expect(told).toBe(verdictInWords("2027-06-12", leadTime, "2027-01-10"));
  expect(told).toMatch(/^Order by/);
  expect(verdictInWords("2099-06-12", leadTime, ""), "nobody has told it").toMatch(/^Order by/);
});
