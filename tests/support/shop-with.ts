import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { allProducts } from "#model/documents/queries.server.ts";
import { type Page, pageOf } from "./page.ts";
import { openShop, type Shop, type ShopAtHost, withHealthToken } from "./shop.ts";

/** The shop hears of a publish within two seconds, or later on a busy machine. */
const PUBLISHED_MS = 20_000;

/** The next file's content may be smaller, and nobody counts what tests visit. */
const SHARED_SETTINGS = { CATALOGUE_MAY_SHRINK: "true", COUNT_VISITS: "false" };

let shared: Promise<ShopAtHost> | undefined;

/**
 * The built shop with these documents, for all tests of a file. Files without settings of their own share one in each of
 * Vitest's processes, and each begins with a publish of its documents.
 */
export function shopWith(documents: unknown[], settings?: Record<string, string>) {
  let shop: ShopAtHost;

  beforeAll(async () => {
    shop = await (settings ? openWith(documents, settings) : openShared(documents));
  });

  afterAll(async () => {
    if (settings) await shop.close();
  });

  /** Pages of a name that is not the shop's own are not cached: none is older than what was published last. */
  function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const own = { "X-Forwarded-Host": "shop.example", ...headers };
    return fetch(shop.url + path, { redirect: "manual", headers: own, ...init });
  }

  async function visit(path: string, init?: RequestInit): Promise<Page> {
    return pageOf(await ask(path, init));
  }

  return {
    host: () => shop.host,
    shop: () => shop,
    ask,
    visit,
    /** An editor publishes these documents. Resolves with the page at `path` once it is as `check` expects it. */
    publish(published: unknown[], path: string, check: (page: Page) => void): Promise<Page> {
      shop.host.publish(published);
      return vi.waitFor(async () => {
        const page = await visit(path);
        check(page);
        return page;
      }, PUBLISHED_MS);
    },
  };
}

function openWith(documents: unknown[], settings: Record<string, string>): Promise<ShopAtHost> {
  return openShop({ TRUST_PROXY: "127.0.0.1", ...settings }, { content: { documents } });
}

async function openShared(documents: unknown[]): Promise<ShopAtHost> {
  if (!shared) {
    shared = openWith(documents, SHARED_SETTINGS);
    endWithProcess(await shared);
    return shared;
  }
  const shop = await shared;
  const { requests } = shop.host;
  const before = requests.length;
  shop.host.publish(documents);
  // A reading that had begun before ends with the documents of before.
  await vi.waitFor(async () => {
    const asked = requests.slice(before).find(({ query }) => query === allProducts);
    expect(await timeOfReading(shop)).toBeGreaterThan(asked?.time ?? Number.POSITIVE_INFINITY);
  }, PUBLISHED_MS);
  return shop;
}

/** When the shop has read its content the last time; the log would leave out a file's worth of readings. */
async function timeOfReading({ url }: Shop): Promise<number> {
  const { times } = await (await fetch(`${url}/readyz`, withHealthToken)).json();
  return Date.parse(times.catalogueRead);
}

/** Vitest has no hook for the end of a process that several files share: it sends this signal. */
function endWithProcess({ kill, dataFolder, logFile }: Shop) {
  process.once("SIGTERM", async () => {
    // It leaves half a second, which a busy machine needs for the rest.
    const killed = kill();
    for (const path of [dataFolder, logFile]) rmSync(path, { recursive: true, force: true });
    await killed;
    process.exit();
  });
}
