import { beforeAll, expect, test } from "vitest";
import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { PAGE_SIZE } from "#app/catalogue/paging.ts";
import { sampleProduct } from "#app/catalogue/sample-product.ts";
import { sortOrders } from "#app/catalogue/sort-order.ts";
import { facetsOf, filtered, filterOf } from "#app/content/facets.server.ts";
import { madeUpFilters } from "#tests/support/made-up-filters.ts";
import { cacheKeyOf } from "./cache-key.ts";
import { cachedResponseOf } from "./cached-response.ts";
import { createPageCache } from "./page-cache.ts";

const COLLECTION = "/collection/tulle-dresses";
const SCREEN = "routes/collection/collection";
const ADDRESSES = 10_000;

/** As large as a page of a collection is: a thousand of them are more than the cache holds. */
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
const offered = facets.map(({ name, options }) => ({ name, values: options.map(({ value }) => value) }));

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
  for (const url of madeUpFilters(COLLECTION, offered, ADDRESSES)) await visit(url);
});

test("after ten thousand filters that somebody made up, the pages of before are still found", async () => {
  for (const url of former) expect(await visit(url), url).toBe(true);
});

test("there are as many entries as lists of one value or none, in each order, as a page and as four sets of data", () => {
  const filters = ["", ...offered.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`))];
  const orders = ["", ...sortOrders.map(({ slug }) => `sort=${slug}`)];
  const forms = ["", ...["", "root", SCREEN, `root,${SCREEN}`].map((ids) => `.data?_routes=${ids}`)];
  const keys = filters.flatMap((filter) =>
    orders.flatMap((order) =>
      forms.flatMap((form) =>
        ["", "page=2"].map((page) => {
          const [kind = "", routes = ""] = form.split("?");
          return cacheKeyOf(`${COLLECTION}${kind}?${[filter, order, page, routes].join("&")}`, catalogue);
        }),
      ),
    ),
  );
  const lists = new Set(keys.flatMap(({ url, isCacheable }) => (isCacheable ? url : [])));
  const ofFirstPages = filters.length * orders.length * forms.length;
  const ofSecondPages = orders.length * forms.length * filters.filter(hasSecondPage).length;
  expect(lists.size).toBe(ofFirstPages + ofSecondPages);

  const found = [...stored].filter((key) => key.startsWith(COLLECTION));
  expect(found.length).toBeGreaterThan(lists.size / 3);
  expect(found.filter((key) => !lists.has(key))).toEqual([]);
});

function hasSecondPage(query: string): boolean {
  return filtered(products, filterOf(products, new URLSearchParams(query))).length > PAGE_SIZE;
}
