import { expect, test } from "vitest";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { inCategory } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { type SortOrder, sortLabelInSentence, sortOrderOf } from "./sort-order.ts";

const dresses = [
  { name: "Victoire", price: dollars(300) },
  { name: "Éloïse", price: null },
  { name: "agathe", price: dollars(200) },
  { name: "Zoé", price: dollars(200) },
].map(({ name, ...more }) => sampleProduct(name, more));

function sorted(products: readonly Product[], order: SortOrder | undefined) {
  return inCategory({ revision: "", products }, "tulle-dresses", order);
}

function names(slug: string) {
  return sorted(dresses, sortOrderOf(slug, true)).map(({ name }) => name);
}

test("Names stand by locale comparison: accents and capitals change nothing", () => {
  expect(names("name-ascending")).toEqual(["agathe", "Éloïse", "Victoire", "Zoé"]);
  expect(names("name-descending")).toEqual(["Zoé", "Victoire", "Éloïse", "agathe"]);
});

test("Numbers in names are counted, and only letters tell names apart", () => {
  const numbered = ["Robe 10", "robe 9", "Róbe 9"].map((name) => sampleProduct(name));
  const inOrder = sorted(numbered, sortOrderOf("name-ascending", true));
  expect(inOrder.map(({ name }) => name)).toEqual(["robe 9", "Róbe 9", "Robe 10"]);
});

test("Without a price two dresses stand by name", () => {
  const unpriced = ["Odette", "Agathe"].map((name) => sampleProduct(name));
  const inOrder = sorted(unpriced, sortOrderOf("price-descending", true));
  expect(inOrder.map(({ name }) => name)).toEqual(["Agathe", "Odette"]);
});

test("Prices go up or down, equal ones by name, unpriced ones last both ways", () => {
  expect(names("price-ascending")).toEqual(["agathe", "Zoé", "Victoire", "Éloïse"]);
  expect(names("price-descending")).toEqual(["Victoire", "agathe", "Zoé", "Éloïse"]);
});

test.each([null, "", "junk", "price", "constructor"])(
  "%j in the address leaves the label's own order",
  (slug) => expect(sorted(dresses, sortOrderOf(slug, true))).toEqual(dresses),
);

test("Sorting leaves the list it was given alone", () => {
  const before = [...dresses];
  sorted(dresses, sortOrderOf("name-descending", true));
  expect(dresses).toEqual(before);
});

test.each([
  ["price-ascending", "price low to high"],
  ["name-descending", "alphabetically Z-A"],
])("%s is said as %s", (slug, words) => {
  const order = sortOrderOf(slug, true);
  expect(order && sortLabelInSentence(order)).toBe(words);
});

test("A dress that cannot be bought stands by the price of its rental", () => {
  const rental = { price: dollars(250), days: 6, deposit: null, includes: "" };
  const rented = sampleProduct("Lia", { price: dollars(5000), offers: ["rent"], rental });
  const inOrder = sorted([...dresses, rented], sortOrderOf("price-ascending", true));
  expect(inOrder.map(({ name }) => name)).toEqual(["agathe", "Zoé", "Lia", "Victoire", "Éloïse"]);
});
