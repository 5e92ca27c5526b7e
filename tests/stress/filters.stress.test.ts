import { Agent, get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { madeUpFilters } from "#tests/support/made-up-filters.ts";
import { memoryOf } from "#tests/support/memory.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

const COLLECTION = "/collection/tulle-dresses";
const ADDRESSES = 10_000;
const CONNECTIONS = 10;

/** A heap that may not grow, so that garbage hides nothing that is held. V8 counts in megabytes. */
const SMALL_HEAP = "--max-semi-space-size=4 --max-old-space-size=96";

/** More than the pages with a query may take of the cache, 16 MB, and less than ten thousand of them. */
const GROWTH_BYTES = 24 * 2 ** 20;

/** Some have a query, and others have none. */
const pages = [
  "/",
  "/faq",
  COLLECTION,
  `${COLLECTION}?sort=price-ascending`,
  `${COLLECTION}?colour=pink`,
  "/collection/satin-dresses?sort=price-ascending",
  "/product/aurelie",
  "/product/aurelie?colour=blush&size=38",
];

/** It seeds a lake of its own first. */
const OPENING_MS = 120_000;

/** A minute and a half of one core. */
const VISITS_MS = 600_000;

let shop: Shop;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

beforeAll(async () => {
  shop = await openShop({ NODE_OPTIONS: SMALL_HEAP });
}, OPENING_MS);

afterAll(async () => {
  agent.destroy();
  await shop.close();
});

test(
  "10,000 made-up filters of a collection later the pages of before are cached, and memory is flat",
  async () => {
    for (const path of pages) await statusOf(path);
    const addresses = madeUpFilters(COLLECTION, await offered(), ADDRESSES);
    const first = await visitAll(addresses.slice(0, ADDRESSES / 10));
    const before = await memoryOf(shop.pid);
    const later = await visitAll(addresses.slice(ADDRESSES / 10));
    const grown = (await memoryOf(shop.pid)) - before;
    // docs/decisions/015-filters.md rests on this.
    const hits = later.filter(({ cache }) => cache === "shop; hit").length;
    process.stdout.write(`Of ${later.length} ${hits} were in the cache; memory grew by ${grown >> 20} MB.\n`);
    expect([...first, ...later].filter(({ code }) => code !== 200)).toEqual([]);
    for (const path of pages) expect(await statusOf(path), path).toBe("shop; hit");
    expect(grown).toBeLessThan(GROWTH_BYTES);
  },
  VISITS_MS,
);

/** The values that the form of the page offers. */
async function offered() {
  const html = await (await fetch(shop.url + COLLECTION)).text();
  const values = new Map<string, string[]>();
  for (const [input] of html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)) {
    const [, name = ""] = input.match(/name="([^"]*)"/) ?? [];
    const [, value = ""] = input.match(/value="([^"]*)"/) ?? [];
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  expect(values.size).toBeGreaterThan(4);
  return [...values].map(([name, list]) => ({ name, values: list }));
}

async function visitAll(paths: readonly string[]) {
  const left = paths.values();
  const visits: { path: string; code: number | undefined; cache: unknown }[] = [];
  async function connection() {
    for (const path of left) {
      const { statusCode: code, headers } = await visit(path);
      visits.push({ path, code, cache: headers["cache-status"] });
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return visits;
}

async function statusOf(path: string) {
  return (await visit(path)).headers["cache-status"];
}

/** Its body is read, and dropped. */
function visit(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = get(shop.url + path, { agent, headers: { "Accept-Encoding": "br" } }, (response) =>
      response.resume().on("end", () => resolve(response)),
    );
    asked.on("error", reject);
  });
}
