import { expect, test } from "vitest";
import { dollars } from "#tests/support/sample-product.ts";
import { priceOf } from "./currency.ts";
import { saleIn } from "./sale.ts";

const sale = { price: dollars(2450), salePrice: dollars(1900), lowestPrice: undefined };
const rules = { namesLowestPrice: false, today: "2027-01-31" };
const inEurope = { ...rules, namesLowestPrice: true };
const lowest = (amount: number) => ({ ...sale, lowestPrice: dollars(amount) });
const until = (saleUntil: unknown) => ({ ...sale, saleUntil });
const yen = (amount: number) => priceOf(amount, { code: "JPY", hasDollarSignLast: false, isForeign: false });
const lastDay = { until: "2027-01-31", note: "Sale price until 31 January 2027." };
const VOUCHED = "The crossed-out price is the lowest of the last 30 days.";

test.each([
  ["without a day", sale, rules, { was: 2450, now: 1900 }],
  ["whose day is empty", until(" "), rules, { was: 2450, now: 1900 }],
  ["on its last day", until("2027-01-31"), rules, { was: 2450, now: 1900, ...lastDay }],
  ["on the day after", until("2027-01-30"), rules, undefined],
  ["until a day that is none", until("2127-02-30"), rules, undefined],
  ["until a day that nobody can read", until("31.1.2127"), rules, undefined],
  ["of a price on request", { ...sale, price: null }, rules, undefined],
  ["that is none", { ...sale, salePrice: null }, rules, undefined],
  ["that is not below the price", { ...sale, salePrice: dollars(2450) }, rules, undefined],
  ["of less than a cent", { ...sale, salePrice: dollars(2449.996) }, rules, undefined],
  ["of less than a yen", { ...sale, price: yen(1000), salePrice: yen(999.6) }, rules, undefined],
  ["of a label that names no lowest price", lowest(2300), rules, { was: 2450, now: 1900 }],
  ["beside no lower price before", sale, inEurope, { was: 2450, now: 1900, note: VOUCHED }],
  ["beside a lower price before", lowest(2300), inEurope, { was: 2300, now: 1900, note: VOUCHED }],
  ["beside a higher price before", lowest(2800), inEurope, { was: 2450, now: 1900 }],
  ["beside a price before that is none", { ...sale, lowestPrice: null }, inEurope, { was: 2450, now: 1900 }],
  ["of a dress that was as cheap before", lowest(1900), inEurope, undefined],
] as const)("a sale %s", (_, terms, rulesOfLabel, expected) => {
  const reduction = saleIn(terms, rulesOfLabel);
  const said = reduction && { ...reduction.sale, was: reduction.sale.was.amount, now: reduction.now.amount };
  expect(said).toEqual(expected);
});
