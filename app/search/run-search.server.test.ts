import { expect, test } from "vitest";
import type { KnownCollections } from "#model/dresses/category.ts";
import type { Product } from "#model/dresses/product.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { runSearch, runSearchInUrl, searchIndexOf } from "./run-search.server.ts";
import { MAX_RESULTS } from "./search-response.ts";

/** Characters of JSON: docs/decisions/016-search.md. */
const MAX_INDEX = 450_000;

/** One more of the shortest dresses than could be an index. */
const TOO_MANY = 2251;

test("an index that is not too long is sent; of a longer one the server finds the dresses", async () => {
  const room = MAX_INDEX - JSON.stringify(await indexOf(named(0))).length;
  expect(await indexOf(named(room))).toMatchObject([{ slug: "odette" }, { slug: "long" }]);
  const larger = named(room + 1);
  expect(await indexOf(larger)).toBeNull();
  const { results, total } = await runSearch(shopOf(larger), "odette", 24);
  expect([total, results[0]?.slug]).toEqual([1, "odette"]);
});

test("of so many dresses that they cannot be an index none is read to try it", async () => {
  const { products, read } = watched(TOO_MANY);
  expect(await indexOf(products)).toBeNull();
  expect(read()).toBe(0);
  await indexOf(products.slice(1));
  expect(read()).toBe(TOO_MANY - 1);
});

test("a search for nothing has the index read, a part at a time, and who searches next waits for no other", async () => {
  const { products, read } = watched(200);
  const shop = shopOf(products);
  const ready = runSearch(shop, "", 0);
  const readInTurns: number[] = [];
  while (read() < products.length) {
    readInTurns.push(read());
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(readInTurns.length).toBeGreaterThan(4);
  const { results, total } = await runSearch(shop, "dress-199", 24);
  await ready;
  expect([total, results[0]?.slug]).toEqual([1, "dress-199"]);
  expect(read()).toBe(products.length);
});

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

test("a search in an address shows as many as the dialog has room for, and counts all", async () => {
  const products = Array.from({ length: 30 }, (_, place) => sampleProduct(`odette-${place}`));
  const found = await runSearchInUrl(shopOf(products), "ODETTE");
  expect([found?.results.length, found?.total]).toEqual([MAX_RESULTS, 30]);
  expect(await runSearchInUrl(shopOf(products), null)).toBeUndefined();
});

/** `read` counts those whose words have been read. */
function watched(count: number) {
  let read = 0;
  const products = Array.from({ length: count }, (_, place) =>
    Object.defineProperty(sampleProduct(`dress-${place}`), "colours", {
      get() {
        read += 1;
        return [];
      },
    }),
  );
  return { products, read: () => read };
}

/** One that is found, and one whose name has so many characters. */
function named(length: number): readonly Product[] {
  return [sampleProduct("odette"), sampleProduct("long", { name: "x".repeat(length) })];
}

async function indexOf(products: readonly Product[]) {
  return (await searchIndexOf(shopOf(products))).dresses;
}

function shopOf(products: readonly Product[], collections: KnownCollections = {}) {
  return { catalogue: { revision: "", products }, texts: { ...sampleTexts, collections } };
}
