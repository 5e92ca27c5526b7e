import { expect, test } from "vitest";
import { rentalTimesOf } from "#model/rental/booking.ts";
import { answerFor } from "#model/rental/free-on-day.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { neededBy } from "./lead-time.ts";
import type { Product } from "./product.ts";
import { leadTimeOf, offersOf, rentalOf } from "./product-terms.ts";

const label = {
  rentalBeforeDays: 3,
  rentalAfterDays: 2,
  rentalIncludes: "Cleaning",
  makingDays: 28,
  rushDays: 16,
  alterationDays: 10,
  shippingDays: 7,
  cleaningDays: 4,
};

test("the dress's own terms count, and the label's where it has none", () => {
  const rental = { price: dollars(390), days: null, deposit: null, includes: "" };
  const dress = sampleProduct("lia", { rental });
  expect(rentalOf(dress, label)).toEqual({ ...rental, days: 6, includes: "Cleaning" });
  const own = { ...rental, days: 9, includes: "The veil" };
  expect(rentalOf({ ...dress, rental: own }, label)).toEqual(own);
  expect(rentalOf(dress, { ...label, rentalAfterDays: undefined })?.days).toBeNull();
  expect(rentalOf({ ...dress, offers: ["purchase"] }, label)).toBeUndefined();
});

test("days to make: of the dress, of its collection, of the label, in this order", () => {
  const dress = sampleProduct("lia", { category: "bridal-dresses", makingDays: 90 });
  const collections = { "bridal-dresses": { makingDays: 60 }, capes: {} };
  const making = (more: Partial<Product>) =>
    leadTimeOf({ ...dress, ...more }, { terms: label, collections })?.making;
  expect([making({}), making({ makingDays: null })]).toEqual([90, 60]);
  for (const category of ["capes", "nowhere", "toString"])
    expect(making({ makingDays: null, category })).toBe(28);
});

test("where the label has not said enough there is no lead time", () => {
  const unsaid = { ...label, shippingDays: undefined };
  expect(leadTimeOf(sampleProduct("lia"), { terms: unsaid, collections: {} })).toBeUndefined();
});

test("what takes longer than usual is not promised in the usual hurry", () => {
  const rush = (makingDays: number | null) =>
    leadTimeOf(sampleProduct("lia", { makingDays }), { terms: label, collections: {} })?.rushDays;
  expect([rush(null), rush(28), rush(90)]).toEqual([16, 16, undefined]);
});

test("what is sold is neither rented nor bought, unless a choice of it is left", () => {
  const sold = sampleProduct("lia", { availability: { state: "sold" } });
  expect([offersOf(sold), rentalOf(sold, label)]).toEqual([[], undefined]);
  const left = { ...sold, availabilityByChoice: [{ state: "last", size: "38" }] as const };
  expect(offersOf(left)).toEqual(["rent", "purchase"]);
});

test.each([null, 1, 2, 9])(
  "a rental of %s days can be reserved as late without the calendar as with it",
  (days) => {
    const today = "2027-06-01";
    const rental = { price: null, days, deposit: null, includes: "" };
    const dress = sampleProduct("lia", { offers: ["rent"], rental });
    const leadTime = leadTimeOf(dress, { terms: label, collections: {} });
    const publicDays = { ...rentalTimesOf(label, days), pieces: [{ busy: "" }] };
    const daysOfJune = Array.from(
      { length: 28 },
      (_, index) => `2027-06-${String(index + 2).padStart(2, "0")}`,
    );
    const without = daysOfJune.filter(
      (day) => leadTime && neededBy(day, today, leadTime).kind === "rentOnly",
    );
    const within = daysOfJune.filter((day) => answerFor(publicDays, { day, today }).kind === "free");
    expect(without).toEqual(within);
    expect(within.length).toBeGreaterThan(0);
  },
);

test("nothing is offered of a dress that is sold as it was chosen for a list", () => {
  const ivory = { slug: "ivory", name: "Ivory", value: "#ffe", isAvailable: true };
  const dress = sampleProduct("lia", {
    availabilityByChoice: [{ state: "sold", colour: "ivory", size: "38" }],
  });
  const offersIn = (label: string) => offersOf(dress, { colour: ivory, size: { label, isAvailable: true } });
  expect([offersIn("38"), offersIn("40"), offersOf(dress)]).toEqual([[], dress.offers, dress.offers]);
});
