import { expect, test } from "vitest";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { textOf } from "./listed-dress.ts";

const NO_BREAK_SPACE = "\u00a0";

test.each([
  [{ price: 420, days: 6 }, `420${NO_BREAK_SPACE}$ for 6 days`],
  [{ price: 420, days: 1 }, `420${NO_BREAK_SPACE}$ for 1 day`],
  [{ price: null, days: 6 }, "Price on request, 6 days"],
  [{ price: null, days: null }, "Price on request"],
])("a rental of %o is said as a price and its days", (terms, text) => {
  const rental = { ...terms, deposit: null, includes: "" };
  const dress = { ...sampleProduct("odette", { rental }), address: "", qr: undefined };
  expect(textOf(dress, "rental")).toBe(text);
  expect(textOf({ ...dress, offers: ["purchase"] }, "rental")).toBe("Not to rent");
});
