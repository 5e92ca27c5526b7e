import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { type Catalogue, completingLook, findBySlug, inCategory } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { MOST_COMPLETING } from "./product-fields.ts";
import { sortOrderOf } from "./sort-order.ts";

function dress(slug: string, category: string, name = slug): Product {
  return sampleProduct(slug, { id: `${slug} ${name}`, name, category });
}

const catalogue: Catalogue = {
  revision: "1",
  products: [dress("b", "tulle"), dress("c", "satin"), dress("a", "tulle"), dress("c", "satin", "Second")],
};

test("A dress is found by its slug, the first where two share it", () => {
  expect([findBySlug(catalogue, "c")?.name, findBySlug(catalogue, "d")]).toEqual(["c", undefined]);
  expect(findBySlug(catalogue, "constructor")).toBeUndefined();
});

test("What completes a look is shown once each, without the dress itself and what is not shown", () => {
  const [first, second, third] = catalogue.products;
  const ids = [third?.id, "gone", first?.id, third?.id, second?.id].map(String);
  const slugsOf = (completesLook: string[]) =>
    completingLook(catalogue, { ...dress("a", "tulle"), completesLook }).map(({ name }) => name);
  expect(third?.id).toBe(dress("a", "tulle").id);
  expect(slugsOf(ids)).toEqual(["b", "c"]);
  expect(slugsOf(["constructor", "__proto__"])).toEqual([]);
});

test("What completes a look is twelve dresses at most, the first of those that are shown", () => {
  const products = Array.from({ length: 20 }, (_, at) => sampleProduct(`d${at}`));
  const completesLook = ["gone", ...products.map(({ id }) => id)];
  const found = completingLook({ revision: "1", products }, sampleProduct("a", { completesLook }));
  expect(MOST_COMPLETING).toBe(12);
  expect(found).toEqual(products.slice(0, MOST_COMPLETING));
});

test("A category keeps the label's order unless asked for another", () => {
  const order = sortOrderOf("name-ascending", true);
  expect(inCategory(catalogue, "tulle").map(({ slug }) => slug)).toEqual(["b", "a"]);
  expect(inCategory(catalogue, "tulle", order).map(({ slug }) => slug)).toEqual(["a", "b"]);
  expect(inCategory(catalogue, "silk", order)).toEqual([]);
  expect(inCategory(catalogue, "tulle", order), "sorted once").toBe(inCategory(catalogue, "tulle", order));
  const madeUp = () => inCategory(catalogue, "silk", order);
  expect(madeUp(), "nothing is held for what anybody makes up").not.toBe(madeUp());
});

test("What is sold comes last in every order, and is the large dress of no list", () => {
  const sold = sampleProduct("a", { availability: { state: "sold" } });
  const products = [sold, sampleProduct("c"), sampleProduct("b", { availability: { state: "out" } })];
  const list = { revision: "1", products };
  const slugsIn = (order?: "name-ascending") =>
    inCategory(list, "tulle-dresses", order).map(({ slug }) => slug);
  expect(slugsIn()).toEqual(["c", "b", "a"]);
  expect(slugsIn("name-ascending")).toEqual(["b", "c", "a"]);
});
