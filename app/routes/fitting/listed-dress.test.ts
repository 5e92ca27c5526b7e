import { expect, test } from "vitest";
import type { LeadTime } from "#app/catalogue/lead-time.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { type ListedDress, rowsOf, textOf } from "./listed-dress.ts";

test("a rental is said in the words of the dress's page, unless it is to buy only", () => {
  const rental = { price: null, days: 6, deposit: null, includes: "" };
  const dress = {
    ...sampleProduct("odette", { rental }),
    formerSlugs: [],
    address: "",
    qr: undefined,
    leadTime: undefined,
  };
  expect(textOf(dress, "rental", "")).toBe("Price on request, for 6 days");
  expect(textOf({ ...dress, offers: ["purchase"] }, "rental", "")).toBe("Not to rent");
});

test("once a day is given each dress says whether it comes in time, where the label has said enough", () => {
  const leadTime = {
    offers: ["purchase"],
    making: 30,
    rushDays: 10,
    shippingDays: 5,
  } satisfies Partial<LeadTime>;
  const dress = { ...sampleProduct("odette"), formerSlugs: [], address: "", qr: undefined };
  const known = {
    ...dress,
    leadTime: { ...leadTime, alterationDays: 7, rentalBeforeDays: 3, cleaningDays: 2 },
  };
  const silent = { ...dress, leadTime: undefined };
  const has = (dresses: ListedDress[], day: string) =>
    rowsOf(dresses, day).some(({ name }) => name === "neededBy");
  expect(has([known, silent], "")).toBe(false);
  expect(has([silent], "2099-05-09")).toBe(false);
  expect(has([silent, known], "2099-05-09")).toBe(true);
  expect(textOf(silent, "neededBy", "2099-05-09")).toBe("");
  expect(textOf(known, "neededBy", "2099-05-09")).toMatch(
    /^9 May 2099\. In time, made to order, if you order by 4.April.2099\.$/u,
  );
  expect(textOf(known, "neededBy", "2001-05-09")).toBe("9 May 2001. That day has passed.");
});
