import { expect, test } from "vitest";
import { saleIn } from "./sale.ts";

const sale = { price: 2450, salePrice: 1900, lowestPrice: null };
const rules = { namesLowestPrice: false, today: "2027-01-31" };
const inEurope = { ...rules, namesLowestPrice: true };

test.each([
  ["without a day", sale, rules, { was: 2450, now: 1900 }],
  ["on its last day", { ...sale, saleUntil: "2027-01-31" }, rules, { was: 2450, now: 1900 }],
  ["on the day after", { ...sale, saleUntil: "2027-01-30" }, rules, undefined],
  ["of a price on request", { ...sale, price: null }, rules, undefined],
  ["that is none", { ...sale, salePrice: null }, rules, undefined],
  ["that is not below the price", { ...sale, salePrice: 2450 }, rules, undefined],
  ["of a label that names no lowest price", { ...sale, lowestPrice: 2300 }, rules, { was: 2450, now: 1900 }],
  ["beside a lower price before", { ...sale, lowestPrice: 2300 }, inEurope, { was: 2300, now: 1900 }],
  ["beside a higher price before", { ...sale, lowestPrice: 2800 }, inEurope, { was: 2450, now: 1900 }],
  ["of a dress that was as cheap before", { ...sale, lowestPrice: 1900 }, inEurope, undefined],
])("a sale %s", (_, terms, at, amounts) => {
  expect(saleIn(terms, at)).toEqual(amounts);
});
