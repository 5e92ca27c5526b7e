import { describe, expect, test } from "vitest";
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

describe("a dress to rent and to buy", () => {
  test.each([
    [45, { kind: "made", orderBy: inDays(10) }],
    [44, { kind: "tight", orderBy: inDays(9) }],
    [35, { kind: "tight", orderBy: today }],
    [34, { kind: "rush", orderBy: inDays(11) }],
    [23, { kind: "rush", orderBy: today }],
    [22, { kind: "rent", orderBy: inDays(8) }],
    [14, { kind: "rent", orderBy: today }],
    [13, { kind: "late" }],
  ])("for a day in %i days", (days, verdict) => {
    expect(neededBy(inDays(days), today, leadTime)).toEqual(verdict);
  });
});

test("what is not offered is not proposed, and not spoken of", () => {
  expect(neededBy(inDays(40), today, { ...leadTime, offers: ["rent"] }).kind).toBe("rentOnly");
  expect(neededBy(inDays(1), today, { ...leadTime, offers: ["rent"] }).kind).toBe("lateToRent");
  expect(neededBy(inDays(20), today, { ...leadTime, offers: ["purchase"] }).kind).toBe("lateToMake");
});

test("a rented dress needs the label's own days of cleaning", () => {
  const rented: LeadTime = { ...leadTime, offers: ["rent"], cleaningDays: 9 };
  expect(neededBy(inDays(19), today, rented)).toEqual({ kind: "rentOnly", orderBy: today });
  expect(neededBy(inDays(18), today, rented)).toEqual({ kind: "lateToRent" });
});

test("days of altering and cleaning that the label has not given are none", () => {
  const sold: LeadTime = { ...leadTime, offers: ["purchase"], alterationDays: undefined };
  expect(neededBy(inDays(35), today, sold)).toEqual({ kind: "made", orderBy: today });
  const rented: LeadTime = { ...leadTime, offers: ["rent"], cleaningDays: undefined };
  expect(neededBy(inDays(10), today, rented)).toEqual({ kind: "rentOnly", orderBy: today });
});

test("what the label has not said is not claimed", () => {
  expect(neededBy(inDays(300), today, { ...leadTime, making: undefined }).kind).toBe("rentOnly");
  expect(neededBy(inDays(3), today, { ...leadTime, making: undefined }).kind).toBe("lateToRent");
  expect(neededBy(inDays(30), today, { ...leadTime, rushDays: undefined }).kind).toBe("rent");
  expect(
    neededBy(inDays(30), today, { ...leadTime, rushDays: undefined, rentalBeforeDays: undefined }).kind,
  ).toBe("lateToMake");
  expect(knowsLeadTime(leadTime)).toBe(true);
  expect(knowsLeadTime({ ...leadTime, making: undefined })).toBe(true);
  expect(knowsLeadTime({ ...leadTime, making: undefined, offers: ["purchase"] })).toBe(false);
  expect(knowsLeadTime({ ...leadTime, rentalBeforeDays: undefined, offers: ["rent"] })).toBe(false);
  expect(knowsLeadTime({ ...leadTime, shippingDays: undefined })).toBe(false);
});
