import { expect, test } from "vitest";
import { dollars } from "#tests/support/sample-product.ts";
import { priceBandsOf } from "./price-bands.server.ts";

test("a range that no dress costs as much as is left out", () => {
  const prices = [1000, 1100, 1200, 2100, 2200, 2400].map(dollars);
  expect(priceBandsOf(prices).map(({ value }) => value)).toEqual(["1000-1500", "2000-2500", "on-request"]);
});
