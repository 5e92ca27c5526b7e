import { expect, test } from "vitest";
import type { Availability } from "./availability.ts";
import { knowsLeadTime, type LeadTime, leadTimeWhere, neededBy, verdictInWords } from "./lead-time.ts";

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
  // A dress that is there already is not made, and needs no hurry.
  [7, { ...sold, making: 0 }, { kind: "sent", orderBy: today }],
  [7, { making: 0, renting: 5 }, { kind: "sent", orderBy: today }],
  [6, { making: 0, renting: 5 }, { kind: "rentOnly", orderBy: inDays(1) }],
  [6, { ...sold, making: 0 }, { kind: "lateToSend" }],
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

test.each([
  ["made", "Order by 12\u00a0May\u00a02027 and we will make it in time."],
  ["sent", "Order by 12\u00a0May\u00a02027 and it will reach you in time."],
  ["rentOnly", "Reserve by 12\u00a0May\u00a02027 and it will reach you in time."],
] as const)("of %s the last day to order is told", (kind, text) =>
  expect(verdictInWords({ kind, orderBy: "2027-05-12" })).toBe(text),
);

test("what is sold is not promised, the last one is sent, and what is out is not reserved", () => {
  const offersOf = (state: Availability, until?: string) => {
    const left = leadTimeWhere(leadTime, { state, until });
    return left && [left.offers, left.making];
  };
  const both = ["rent", "purchase"];
  expect(offersOf("available")).toEqual([both, 28]);
  expect(offersOf("last")).toEqual([both, 0]);
  expect(leadTimeWhere({ ...leadTime, ...sold }, { state: "last" })).toMatchObject(sold);
  expect(offersOf("out")).toEqual([["purchase"], 28]);
  expect(offersOf("out", "2027-06-15")).toEqual([both, 28]);
  expect(offersOf("sold")).toBeUndefined();
  expect(leadTimeWhere({ ...leadTime, ...rented }, { state: "out" })).toBeUndefined();
});
