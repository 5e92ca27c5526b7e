import { expect, test } from "vitest";
import { dollars } from "#tests/support/sample-product.ts";
import { rentalInWords } from "./rental-in-words.ts";

const NO_BREAK_SPACE = "\u00a0";

test.each([
  [{ price: dollars(420), days: 6 }, `420${NO_BREAK_SPACE}$ for 6 days`],
  [{ price: dollars(420), days: 1 }, `420${NO_BREAK_SPACE}$ for 1 day`],
  [{ price: dollars(420), days: null }, `420${NO_BREAK_SPACE}$`],
  [{ price: null, days: 6 }, "Price on request, for 6 days"],
  [{ price: null, days: null }, "Price on request"],
])("a rental of %o is a price and its days", (rental, words) => expect(rentalInWords(rental)).toBe(words));
