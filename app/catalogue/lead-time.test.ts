import { afterEach, describe, expect, test, vi } from "vitest";
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
    [0, { kind: "late" }],
    [-300, { kind: "late" }],
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

afterEach(() => vi.unstubAllEnvs());

test("a change of the clocks between the two days counts no day more or less", () => {
  vi.stubEnv("TZ", "Europe/Paris");
  expect(new Date("2027-03-22T00:00").getTimezoneOffset(), "the clocks change between them").not.toBe(
    new Date("2027-04-26T00:00").getTimezoneOffset(),
  );
  const spring = neededBy("2027-04-26", "2027-03-22", leadTime);
  expect(spring).toEqual({ kind: "tight", orderBy: "2027-03-22" });
});
