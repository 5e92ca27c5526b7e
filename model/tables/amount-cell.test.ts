import fc from "fast-check";
import { expect, test } from "vitest";
import { type Currency, formatPrice, minorDigitsOf } from "#model/dresses/currency.ts";
import { amount, amountCell } from "./amount-cell.ts";

const of = (code: string): Currency => ({ code, hasDollarSignLast: code === "USD", isForeign: false });

const codes = ["USD", "EUR", "CHF", "GBP", "SEK", "PLN", "INR", "JPY", "AED", "KWD", "LBP", "TND"];
const languages = ["en", "fr", "de", "it", "es", "ar-EG", "de-CH", "hi"];

/** These go from a single unit to some millions, whole or with some of the smallest coins. */
const prices = fc.sample(
  fc
    .tuple(fc.constantFrom(1, 10, 100, 1000, 5000), fc.nat(999_999), fc.boolean())
    .map(([times, share, isWhole]) => ({ most: (times * share) / 1000 + 1, isWhole })),
  { numRuns: 200, seed: 32 },
);

test.each(codes)("what the shop writes in %s is read as the same amount, in every language", (code) => {
  const currencies = [of(code), { code, hasDollarSignLast: false, isForeign: false }];
  const unit = 10 ** minorDigitsOf(code);
  const misread = languages.flatMap((language) =>
    prices.flatMap(({ most, isWhole }) => {
      const price = isWhole ? Math.ceil(most) : Math.ceil(most * unit) / unit;
      const written = currencies.map((currency) => formatPrice(price, currency, language));
      return [...written, amountCell(price, of(code), ".", language)]
        .map((text) => ({ language, text, price, read: amount(text, of(code), language) }))
        .filter(({ read }) => !("value" in read) || read.value !== price);
    }),
  );
  expect(misread).toEqual([]);
});

test.each([
  ["USD", "1250.5", 1250.5],
  ["USD", "1250,50", 1250.5],
  ["USD", "1.250,50", 1250.5],
  ["USD", "1,250.50", 1250.5],
  ["USD", "1.250", 1250],
  ["USD", "1\u202f250,50", 1250.5],
  ["USD", "9.345.678", 9_345_678],
  ["USD", "$1,250", 1250],
  ["USD", "US$ 1250", 1250],
  ["USD", "1250 USD", 1250],
  ["USD", "٢٬٤٥٠٫٥٠", 2450.5],
  ["USD", "۱۲۵۰", 1250],
  ["USD", "１２５０", 1250],
  ["EUR", "€ 1.950,00", 1950],
  ["EUR", "1 950,00 €", 1950],
  ["EUR", "1\u202f950,50\u00a0€", 1950.5],
  ["EUR", "1.950,- €", 1950],
  ["CHF", "3’200.00 CHF", 3200],
  ["CHF", "CHF 3'200.-", 3200],
  ["CHF", "3´200", 3200],
  ["CHF", "3ʼ200", 3200],
  ["EUR", "1250 euros", 1250],
  ["CHF", "Fr. 3'200.–", 3200],
  ["AED", "د.إ 4,500", 4500],
  ["AED", "\u200f4,500.00\u00a0د.إ.\u200f", 4500],
  ["AED", "AED 4,500.00", 4500],
  ["AED", "٤٬٥٠٠", 4500],
  ["SEK", "12 500 kr", 12_500],
  ["DKK", "12.500,00 kr.", 12_500],
  ["JPY", "¥128,000", 128_000],
  ["JPY", "￥１２８，０００", 128_000],
  ["JPY", "128000.00", 128_000],
  ["INR", "₹1,25,000", 125_000],
  ["INR", "₹1,25,000.50", 125_000.5],
  ["INR", "Rs. 1,25,000", 125_000],
  ["INR", "Rs 1,25,000/-", 125_000],
  ["SGD", "S$1,250", 1250],
  ["CAD", "C$ 1,250.50", 1250.5],
  ["JPY", "128,000円", 128_000],
  ["SAR", "SR 4,500", 4500],
  ["KWD", "KWD 245.500", 245.5],
  ["KWD", "1,950.500", 1950.5],
  ["KWD", "1950,500", 1950.5],
  ["KWD", "1.950,5", 1950.5],
  ["KWD", "1 950", 1950],
  ["LBP", "L£ 250,000,000", 250_000_000],
])("in %s %s is %d", (code, text, value) => expect(amount(text, of(code), "en")).toEqual({ value }));

test.each([
  ["en", "245.500", 245.5],
  ["en", "1,950", 1950],
  ["de", "245,500", 245.5],
  ["de", "1.950", 1950],
  ["ar-EG", "٢٤٥٫٥٠٠", 245.5],
  ["de", "٢٤٥٫٥٠٠", 245.5],
])("where thousands may be thousandths, %s tells that %s is %d", (language, text, value) => {
  expect(amount(text, of("KWD"), language)).toEqual({ value });
});

test.each([
  ["fr", "1.950", "“1.950” can be 1950 or 1,95: write one of these"],
  ["de-CH", "245,125", "“245,125” can be 245125 or 245.125: write one of these"],
])("in a currency of three small digits %s cannot tell what %s is", (language, text, fault) => {
  expect(amount(text, of("KWD"), language)).toEqual({ fault });
});

const grouped = ["1.2.3", "1.250.50", "1,25,000,50", "1,25,0", "1250.505", "1٬95", "٤٬٥"];

test.each([...grouped, "12oo", "-5", "(5)", ".50", "0", "1e3", "12²", "§ 5", "from 500"])(
  "the amount %s is refused",
  (text) => {
    expect(amount(text, of("USD"))).toHaveProperty("fault", expect.not.stringContaining("prices are in"));
  },
);

test("a yen has no smaller unit", () =>
  expect(amount("1250.50", of("JPY"))).toEqual({ fault: "“1250.50” is not an amount: write it as 1250" }));

test.each([
  ["USD", "1250 €"],
  ["USD", "£1250"],
  ["USD", "EUR 1250"],
  ["USD", "1250 chf"],
  ["USD", "12 500 kr"],
  ["CHF", "€ 1.950"],
  ["CHF", "$1,250"],
  ["CHF", "د.إ 4,500"],
  ["CAD", "US$ 1250"],
])("where the prices are in %s, %s is refused by name", (code, text) => {
  expect(amount(text, of(code))).toEqual({ fault: `“${text}”: the shop’s prices are in ${code}` });
});

test("an amount is at most the highest price, which is higher where a coin is worth less", () => {
  const tooMuch = { fault: expect.stringContaining("is more than 10,000,000\u00a0$, the highest price") };
  expect(amount("10,000,000", of("USD"))).toEqual({ value: 10_000_000 });
  expect(amount("10,000,000.01", of("USD"))).toEqual(tooMuch);
  expect(amount("9".repeat(400), of("USD"))).toEqual(tooMuch);
  expect(amount("12,000,000", of("JPY"))).toEqual({ value: 12_000_000 });
  expect(amount("4,000,000,000", of("IRR"))).toEqual({ value: 4_000_000_000 });
});
