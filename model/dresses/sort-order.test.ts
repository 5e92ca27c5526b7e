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

const inOrder = (products: readonly Product[], slug: string) =>
  sorted(products, sortOrderOf(slug, true)).map(({ name }) => name);

test.each([
  ["name-ascending", ["agathe", "Éloïse", "Victoire", "Zoé"]],
  ["name-descending", ["Zoé", "Victoire", "Éloïse", "agathe"]],
  ["price-ascending", ["agathe", "Zoé", "Victoire", "Éloïse"]],
  ["price-descending", ["Victoire", "agathe", "Zoé", "Éloïse"]],
])("By %s: accents and capitals change nothing, equal prices stand by name, none last", (slug, names) =>
  expect(inOrder(dresses, slug)).toEqual(names),
);

test("Numbers in names are counted, and only letters tell names apart", () => {
  const numbered = ["Robe 10", "robe 9", "Róbe 9"].map((name) => sampleProduct(name));
  expect(inOrder(numbered, "name-ascending")).toEqual(["robe 9", "Róbe 9", "Robe 10"]);
});

test("Without a price two dresses stand by name", () => {
  const unpriced = ["Odette", "Agathe"].map((name) => sampleProduct(name));
  expect(inOrder(unpriced, "price-descending")).toEqual(["Agathe", "Odette"]);
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
  const names = inOrder([...dresses, rented], "price-ascending");
  expect(names).toEqual(["agathe", "Zoé", "Lia", "Victoire", "Éloïse"]);
});
