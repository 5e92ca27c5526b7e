import { expect, test } from "vitest";
import { knowsLeadTime, type LeadTime, neededBy } from "./lead-time.ts";

const leadTime: LeadTime = {
  offers: ["rent", "purchase"],
  making: 28,
  rushDays: 16,
  alterationDays: 10,
  shippingDays: 7,
  rentalBeforeDays: 3,
  cleaningDays: 4,
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
  [22, {}, { kind: "rent", orderBy: inDays(8) }],
  [14, {}, { kind: "rent", orderBy: today }],
  [13, {}, { kind: "late" }],
  // A way that is not offered is neither proposed nor mentioned.
  [40, rented, { kind: "rentOnly" }],
  [1, rented, { kind: "lateToRent" }],
  [20, sold, { kind: "lateToMake" }],
  // The label's own days of cleaning and altering, or none.
  [19, { ...rented, cleaningDays: 9 }, { kind: "rentOnly", orderBy: today }],
  [18, { ...rented, cleaningDays: 9 }, { kind: "lateToRent" }],
  [10, { ...rented, cleaningDays: undefined }, { kind: "rentOnly", orderBy: today }],
  [35, { ...sold, alterationDays: undefined }, { kind: "made", orderBy: today }],
  // Nothing is claimed from what the label has not said.
  [300, { making: undefined }, { kind: "rentOnly" }],
  [3, { making: undefined }, { kind: "lateToRent" }],
  [30, { rushDays: undefined }, { kind: "rent" }],
  [30, { rushDays: undefined, rentalBeforeDays: undefined }, { kind: "lateToMake" }],
])("for a day in %i days, with %j, it is %j", (days, changes, verdict) =>
  expect(neededBy(inDays(days), today, { ...leadTime, ...changes })).toMatchObject(verdict),
);

test.each<[boolean, Partial<LeadTime>]>([
  [true, {}],
  [true, { making: undefined }],
  [false, { ...sold, making: undefined }],
  [false, { ...rented, rentalBeforeDays: undefined }],
  [false, { shippingDays: undefined }],
])("that enough is known is %s with %j", (isKnown, changes) =>
  expect(knowsLeadTime({ ...leadTime, ...changes })).toBe(isKnown),
);
