import { expect, test } from "vitest";
import { dress, readPrice } from "./dress-document.ts";

test.each([
  [1200, 1200],
  [980.5, 980.5],
  ["1,200", 1200],
  ["$1,200.50", 1200.5],
  ["USD 900", null],
  ["2400 usd", 2400],
])("%o is %o", (raw, price) => expect(readPrice(raw)).toBe(price));

test("no dress costs more than a hundred thousand million in any currency, and no price is less than a cent", () => {
  expect([1e11, "100,000,000,000", 0.01].map((raw) => readPrice(raw))).toEqual([1e11, 1e11, 0.01]);
  const others = [1e11 + 1, "100000000000.01", 1e18, Number.MAX_VALUE, 0.009, 1e-9];
  expect(others.map((raw) => readPrice(raw))).toEqual(others.map(() => null));
});

test.each(["us 1200", "US$1,200", "$1200", "1,200 $", "1200.00 usd"])(
  "%o is in dollars, and on request in francs",
  (raw) => {
    expect([readPrice(raw, "USD"), readPrice(raw, "CHF")]).toEqual([1200, null]);
  },
);

test("an amount without a sign is of any currency, up to its highest price", () => {
  expect(readPrice("1,200", "CHF")).toBe(1200);
  expect([10_000_000, 10_000_001].map((raw) => readPrice(raw, "CHF"))).toEqual([10_000_000, null]);
  expect(readPrice(10_000_001, "JPY")).toBe(10_000_001);
});

test.each(["1.200", "12,50", "a lot", "", 0, -5, Number.POSITIVE_INFINITY, null, {}])(
  "%o is a price on request",
  (raw) => expect(readPrice(raw)).toBeNull(),
);

test.each(["price", "rentalPrice"] as const)(
  "Studio asks whether a %s of a dollar or two is meant: its field makes one of 1.950,00",
  (field) => {
    const { warns } = dress.fields[field];
    expect(warns?.(1.95, {})).toMatch(/^Is 1\.95 correct\?/);
    expect(warns?.(1950, {})).toBeUndefined();
  },
);
