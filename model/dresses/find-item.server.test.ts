import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { choicesOf, findItem, itemIdOf } from "./find-item.server.ts";

const colour = (slug: string) => ({ slug, name: slug, value: "#e6c4ba", isAvailable: true });
const size = (label: string) => ({ label, isAvailable: true });

const lia = sampleProduct("lia", {
  colours: [colour("noir"), colour("rose-noir")],
  sizes: [size("38"), size("42+")],
});
const long = sampleProduct(`${"very-".repeat(12)}long`, { colours: [colour("noir")], sizes: [size("38")] });
const plain = sampleProduct("plain");
const products = [lia, long, plain];
const catalogue = { revision: "", products, formerPaths: new Map([["/product/cloud", "/product/lia"]]) };

test("each dress, and each choice of it, is found by its own id", () => {
  for (const product of products) {
    expect(findItem(catalogue, itemIdOf(product, {}))?.product, product.slug).toBe(product);
    for (const choice of choicesOf(product)) {
      const found = findItem(catalogue, itemIdOf(product, choice));
      expect(found?.product).toBe(product);
      expect(found?.choice ?? choicesOf(plain)[0]).toEqual(choice);
    }
  }
  expect(choicesOf(lia)).toHaveLength(4);
});

test("a former slug leads to the dress, and junk nowhere", () => {
  expect(findItem(catalogue, "cloud")?.product).toBe(lia);
  expect(findItem(catalogue, "cloud.noir.38")).toBeUndefined();
  for (const id of [
    "",
    ".",
    "lia.",
    "lia.noir",
    "lia.noir.39",
    "nobody",
    "__proto__",
    "constructor.noir",
    "very-",
  ])
    expect(findItem(catalogue, id), id).toBeUndefined();
});
