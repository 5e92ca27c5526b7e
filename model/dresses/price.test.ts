import { expect, test } from "vitest";
import { dollars } from "#tests/support/sample-product.ts";
import { priceInWords, shownPriceInWords } from "./price.ts";

test("No price is said in words", () => {
  expect(priceInWords(dollars(2450))).toBe("2,450\u00a0$");
  expect(priceInWords(null)).toBe("Price on request");
  expect(shownPriceInWords({ price: null, isRental: true })).toBe("Rental price on request");
});
