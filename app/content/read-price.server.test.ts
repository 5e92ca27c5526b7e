import { expect, test } from "vitest";
import { readPrice } from "./read-price.server.ts";

test.each([
  [1200, 1200],
  [980.5, 980.5],
  ["1,200", 1200],
  ["$1,200.50", 1200.5],
  ["1200 $", 1200],
  ["USD 900", null],
  ["2400 usd", 2400],
])("%o is %o", (raw, price) => {
  expect(readPrice(raw)).toBe(price);
});

test.each(["1.200", "12,50", "a lot", "", "€900", 0, -5, Number.NaN, Number.POSITIVE_INFINITY, null, {}])(
  "%o is a price on request",
  (raw) => {
    expect(readPrice(raw)).toBeNull();
  },
);
