import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenInTest } from "@trousseau/host/testing/listen-in-test.ts";
import { expect, test } from "vitest";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { startIndexNow } from "./index-now.ts";

const origin = "https://shop.example";

/** A search engine that answers with these one after another, and keeps what it was told. */
async function engine(...statuses: number[]) {
  const told: { key: string; keyLocation: string; host: string; urlList: string[] }[] = [];
  const server = createServer(async (request, response) => {
    told.push(JSON.parse(await text(request)));
    response.writeHead(statuses.shift() ?? 500).end();
  });
  return { told, endpoint: `${(await listenInTest(server)).origin}/indexnow` };
}

const catalogueOf = (revision: string, days: Record<string, number>): Catalogue => ({
  revision,
  products: Object.keys(days).map((slug) => sampleProduct(slug)),
  dates: new Map(
    Object.entries(days).map(([slug, day]) => {
      const at = `2026-11-0${day}T10:00:00Z`;
      return [`/product/${slug}`, { madeAt: at, changedAt: at }];
    }),
  ),
});

function shopThatShows(first: Catalogue) {
  let shown = first;
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  return {
    store: {
      current: () => shown,
      texts: () => sampleTexts,
      onChange: (listener: (catalogue: Catalogue) => void) => void listeners.push(listener),
    },
    publish(next: Catalogue) {
      shown = next;
      for (const listener of listeners) listener(next);
    },
  };
}

async function publishTo(...statuses: number[]) {
  const { told, endpoint } = await engine(...statuses);
  const { store, publish } = shopThatShows(catalogueOf("r1", { lia: 1, mia: 1, old: 1 }));
  const logged: string[] = [];
  const log = (_level: string, event: string) => void logged.push(event);
  const indexNow = startIndexNow({ store, origin, dataFolder: temporaryFolder(), log, endpoint, pauseMs: 0 });
  publish(catalogueOf("r2", { lia: 2, mia: 1, new: 2 }));
  await indexNow.whenTold();
  return { told, logged, indexNow };
}

test("a publish tells of the pages that are new, changed and gone, under a key that the shop shows", async () => {
  const { told, logged, indexNow } = await publishTo(200);
  expect(told).toHaveLength(1);
  const [{ key = "", keyLocation = "", host, urlList = [] } = {}] = told;
  expect(host).toBe("shop.example");
  expect(urlList.toSorted()).toEqual(["lia", "new", "old"].map((slug) => `${origin}/product/${slug}`));
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const shown = await indexNow.keyFile(new Request(keyLocation), "");
  expect(await shown?.text()).toBe(key);
  expect(await indexNow.keyFile(new Request(`${origin}/robots.txt`), "")).toBeUndefined();
  expect(logged).toEqual(["search engines told"]);
});

test.each([
  [[500, 202], 2, "search engines told"],
  [[429, 503, 200], 2, "search engines not told"],
  [[403, 200], 1, "search engines not told"],
])("answers of %j mean %i tries: %s", async (statuses, tries, event) => {
  const { told, logged } = await publishTo(...statuses);
  expect(told).toHaveLength(tries);
  expect(logged).toEqual([event]);
});
