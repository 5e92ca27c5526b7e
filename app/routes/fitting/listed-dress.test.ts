import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { textOf } from "./listed-dress.ts";

test("a rental is said in the words of the dress's page, unless it is to buy only", () => {
  const rental = { price: null, days: 6, deposit: null, includes: "" };
  const dress = { ...sampleProduct("odette", { rental }), formerSlugs: [], address: "", qr: undefined };
  expect(textOf(dress, "rental")).toBe("Price on request, for 6 days");
  expect(textOf({ ...dress, offers: ["purchase"] }, "rental")).toBe("Not to rent");
});
