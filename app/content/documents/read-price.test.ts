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
  expect([1e11, "100,000,000,000", 0.01].map(readPrice)).toEqual([1e11, 1e11, 0.01]);
  expect([1e11 + 1, "100000000000.01", 1e18, Number.MAX_VALUE, 0.009, 1e-9].map(readPrice)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
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
