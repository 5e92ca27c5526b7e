import { expect, test } from "vitest";
import { currencyCodes, currencyOf, formatPrice, magnitudeOf, priceOf } from "./currency.ts";

const dollars = currencyOf({ currency: "USD", dollarsAsLanguage: false });

const inCurrency = (currency: string, country?: string) =>
  currencyOf({
    currency,
    dollarsAsLanguage: true,
    showroom: { addressParts: country ? { addressCountry: country } : undefined },
  });

test.each([
  [2450, "2,450"],
  [0, "0"],
  [99.999, "100"],
  [1234.5, "1,234.50"],
  [0.05, "0.05"],
  [1234.56, "1,234.56"],
  [100_000, "100,000"],
])("A price of %d is grouped and followed by a dollar sign that never wraps", (amount, text) =>
  expect(formatPrice(amount, dollars)).toBe(`${text}\u00a0$`),
);

test.each([
  ["USD", "en", 2450, "$2,450"],
  ["EUR", "it", 2450, "2.450\u00a0€"],
  ["EUR", "es", 2450, "2.450\u00a0€"],
  ["EUR", "fr", 1950, "1\u202f950\u00a0€"],
  ["EUR", "de", 1950.5, "1.950,50\u00a0€"],
  ["CHF", "de-CH", 3200, "CHF\u00a03'200"],
  ["CHF", "en", 3200.5, "CHF\u00a03,200.50"],
  ["JPY", "en", 128_000, "¥128,000"],
  ["JPY", "en", 128_000.4, "¥128,000"],
  ["KWD", "en", 245.5, "KWD\u00a0245.500"],
  ["KWD", "en", 1950, "KWD\u00a01,950"],
  ["INR", "hi", 125_000, "₹1,25,000"],
])("%s are written in %s as the language has it: %d", (currency, language, amount, text) => {
  expect(formatPrice(amount, inCurrency(currency), language)).toBe(text);
});

test.each([
  ["JPY", 450_000.5, 450_001, "¥450,001"],
  ["USD", 99.999, 100, "$100"],
  ["USD", 1950.5, 1950.5, "$1,950.50"],
  ["KWD", 245.1239, 245.124, "KWD\u00a0245.124"],
])("search engines read of a price in %s what the page says: %d", (currency, amount, rounded, text) => {
  expect(priceOf(amount, inCurrency(currency))).toMatchObject({ amount: rounded, text });
});

test("dollars are written as the specification has them, in every language, until the label says otherwise", () => {
  expect(formatPrice(2450, dollars, "de")).toBe("2.450\u00a0$");
  expect(currencyOf({ currency: "CHF", dollarsAsLanguage: false }).hasDollarSignLast).toBe(false);
});

test("every currency that a label can choose is known here, by a name and once", () => {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
  expect(currencyCodes.filter((code) => names.of(code) === code)).toEqual([]);
});

test("a dress costs more yen than dollars, and fewer dinars", () =>
  expect(["KWD", "EUR", "JPY", "IDR"].map((code) => magnitudeOf(inCurrency(code)))).toEqual([
    0.1, 1, 100, 10_000,
  ]));

test.each([
  ["CAD", "CA", "$2,450"],
  ["CAD", undefined, "$2,450"],
  ["CAD", "FR", "CA$2,450"],
  ["AUD", "NZ", "A$2,450"],
  ["SEK", "DK", "SEK 2,450"],
  ["EUR", "FR", "€2,450"],
  ["CHF", "LI", "CHF 2,450"],
  ["USD", "EC", "$2,450"],
])(
  "an amount in %s of a label in %s is %s, so that nobody takes it for another country's",
  (code, country, text) => {
    expect(formatPrice(2450, inCurrency(code, country), "en")).toBe(text.replace(" ", "\u00a0"));
  },
);
