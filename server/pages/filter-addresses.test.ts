import { beforeAll, expect, test } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { PAGE_SIZE } from "#app/catalogue/paging.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { sortOrders } from "#app/catalogue/sort-order.ts";
import { facetsOf } from "#app/content/facets.server.ts";
import { cacheKeyOf } from "./cache-key.ts";
import { cachedResponseOf } from "./cached-response.ts";
import { createPageCache } from "./page-cache.ts";

const COLLECTION = "/collection/tulle-dresses";
const ADDRESSES = 2_000;

/** As large as a page of a collection is: two thousand of them are more than the cache holds. */
const PAGE_BYTES = 30_000;

const values = {
  colour: ["#ffffff", "#e6c4ba", "#0c1430", "#6b2434", "#9caf88"],
  silhouette: ["A-line", "Mermaid", "Ball gown"],
  neckline: ["V-neck", "Sweetheart", "Bateau", "Illusion"],
  sleeves: ["Long", "Straps", "None"],
  fabric: ["Tulle", "Satin", "Lace"],
  size: ["34", "36", "38", "40", "42", "44"],
};

const products = Array.from({ length: 2 * PAGE_SIZE }, (_, index) => {
  const one = <T>(list: readonly T[]) => list[index % list.length];
  return sampleProduct(`dress-${index}`, {
    price: 900 + 150 * (index % 30),
    offers: index % 7 === 0 ? ["rent"] : ["rent", "purchase"],
    colours: [{ slug: "a", name: "A", value: one(values.colour) ?? "", isAvailable: true }],
    sizes: [{ label: one(values.size) ?? "", isAvailable: true }],
    silhouette: one(values.silhouette) ?? "",
    neckline: one(values.neckline) ?? "",
    sleeves: one(values.sleeves) ?? "",
    fabric: one(values.fabric) ?? "",
  });
});
const catalogue: Catalogue = { revision: "1", products };
const facets = facetsOf(products, {});

/** What people had looked at before: pages without a query, and some with one. */
const former = [
  "/",
  COLLECTION,
  `${COLLECTION}?sort=price-ascending`,
  `${COLLECTION}?colour=pink`,
  "/product/dress-1?size=36",
];

const stored = new Set<string>();
const cache = createPageCache(
  { current: () => catalogue, onChange: () => undefined },
  {
    isKey: () => true,
    async render(key) {
      stored.add(key);
      return { ...(await cachedResponseOf(new Response(key), catalogue.revision)), bytes: PAGE_BYTES };
    },
  },
);

/** As the server does: what is not cacheable is rendered and left out. Returns whether it was there. */
async function visit(url: string): Promise<boolean> {
  const { url: key, isCacheable } = cacheKeyOf(url, catalogue);
  const isHit = isCacheable && cache.find(key) !== undefined;
  if (isCacheable && !isHit) await cache.render(key);
  return isHit;
}

beforeAll(async () => {
  for (const url of former) await visit(url);
  for (const url of madeUpAddresses()) await visit(url);
});

test("after two thousand filters that somebody made up, the pages of before are still found", async () => {
  for (const url of former) expect(await visit(url), url).toBe(true);
});

test("there are as many entries as there are values, orders and pages of a list and its data, whatever was asked", () => {
  const filters = 1 + facets.flatMap(({ options }) => options).length;
  const lists = [...stored].filter((key) => /dresses(\.data)?\?/.test(key));
  expect(lists.length).toBeGreaterThan(filters);
  expect(lists.length).toBeLessThan(filters * (sortOrders.length + 1) * 2 * 2);
});

test("an entry has one value of a facet at most, and one that a dress has", () => {
  for (const key of stored) {
    const asked = new URL(key, "https://shop.example").searchParams;
    const chosen = facets.flatMap(({ name, options }) => {
      const value = asked.get(name);
      return value === null ? [] : [options.some((option) => option.value === value)];
    });
    expect(key.startsWith(COLLECTION) ? chosen : [], key).toSatisfy(isOneAtMost);
  }
});

function isOneAtMost(chosen: readonly boolean[]): boolean {
  return chosen.length === 0 || (chosen.length === 1 && chosen[0] === true);
}

/** Values that there are and that there are not, in any facet, number, order, spelling and company. The same with each run. */
function madeUpAddresses(): string[] {
  const random = generator(20_261_122);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const junk = [
    undefined,
    undefined,
    "",
    "made-up",
    "%00",
    "A-LINE",
    "34,",
    "__proto__",
    "🤍",
    "0-100000",
    "1e9",
  ];
  const pair = () => {
    const facet = pick(facets);
    const own = () => pick(facet?.options ?? [])?.value;
    const value = () => (random() < 0.7 ? own() : (pick(junk) ?? random()));
    const list = Array.from({ length: 1 + Math.floor(random() * 3) }, value).join(
      random() < 0.5 ? "," : "%2C",
    );
    return `${random() < 0.9 ? facet?.name : pick(["x", "page", "price"])}=${list}`;
  };
  return Array.from({ length: ADDRESSES }, () => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, pair);
    if (random() < 0.5) parts.push(`sort=${pick([...sortOrders.map(({ slug }) => slug), "junk"])}`);
    if (random() < 0.3) parts.unshift(`page=${Math.floor(random() * 5)}`);
    return `${COLLECTION}${random() < 0.2 ? ".data" : ""}?${parts.join("&")}`;
  });
}

/** Numbers from 0 to 1 that look like chance: mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
