import { expect, test } from "vitest";
import type { KnownCollections } from "#model/dresses/category.ts";
import type { Product } from "#model/dresses/product.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { findPages, runSearch } from "./run-search.server.ts";

test("a collection that has another name is found by that, although its dresses are the same", async () => {
  const products = [sampleProduct("capucine", { category: "capes" })];
  const totalOf = async (label: string, text: string) => {
    const collections = { capes: { name: label, shortName: label } };
    return (await runSearch(shopOf(products, collections), text, 24)).total;
  };
  expect(await totalOf("Mantillas", "mantillas")).toBe(1);
  expect(await totalOf("Boleros", "boleros")).toBe(1);
  expect(await totalOf("Boleros", "mantillas")).toBe(0);
});

test("a collection is found by what visitors call it, as a whole", async () => {
  const products = ["ada", "bea", "cleo"].map((slug) => sampleProduct(slug, { category: "bridal" }));
  const alsoCalled = ["wedding dress"];
  const collections = { bridal: { name: "Bridal dresses", shortName: "Bridal", alsoCalled } };
  const shop = shopOf([...products, sampleProduct("dora", { category: "tulle" })], collections);
  for (const text of ["wedding dress", "wedding dresses", "dress for a wedding", "wedding"]) {
    const { results } = await runSearch(shop, text, 24);
    expect(results.map(({ slug }) => slug).join(), text).toBe("ada,bea,cleo");
    expect(results[0]?.reasons, text).toEqual(["Bridal dresses"]);
  }
});

test("a catalogue is read once, by the first search in it; another one is read anew", async () => {
  let read = 0;
  const odette = Object.defineProperty(sampleProduct("odette"), "colours", {
    get() {
      read += 1;
      return [];
    },
  });
  const shop = shopOf([odette]);
  expect((await runSearch(shop, "odette", 24)).total).toBe(1);
  const readOnce = read;
  expect([(await runSearch(shop, "od", 24)).total, read]).toEqual([1, readOnce]);
  expect((await runSearch(shopOf([sampleProduct("aurelie")]), "odette", 24)).total).toBe(0);
});

test.each([
  ["delivery", ["/faq"]],
  ["Return", ["/faq"]],
  ["return policy", ["/faq"]],
  ["appointment", ["/contact"]],
  ["showroom", ["/contact"]],
  ["contact", ["/contact"]],
  ["FAQ", ["/faq"]],
  ["size chart", ["/size-finder"]],
  ["size guide", ["/size-finder"]],
  ["wishlist", ["/fitting"]],
  ["plus size", ["/size-finder"]],
  ["about", ["/about"]],
  ["red", []],
  ["size 38", []],
  ["a", []],
  ["", []],
  ["the", []],
])("%j leads to %j", (text, found) =>
  expect(findPages(text, sampleTexts).map(({ href }) => href)).toEqual(found),
);

test("a page that the shop does not have is not found", () => {
  const sizeChart = { ...sampleTexts.sizeChart, rows: [] };
  const bare = { ...sampleTexts, questions: [], sizeChart };
  expect(["delivery", "size chart"].flatMap((text) => findPages(text, bare))).toEqual([]);
});

test("a page that the label has written is found by its title, in any script", () => {
  const [page] = sampleTexts.carePages;
  if (!page) throw new Error("The sample has no page of its own.");
  const carePages = [{ ...page, slug: "shipping", title: "配送について" }];
  expect(findPages("配送", { ...sampleTexts, carePages })).toEqual([
    { label: "配送について", href: "/care/shipping" },
  ]);
});

function shopOf(products: readonly Product[], collections: KnownCollections = {}) {
  return { catalogue: { revision: "", products }, texts: { ...sampleTexts, collections } };
}
