import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { type HostBehaviour, openContentHost } from "./content-host.ts";
import { type Page, pageOf } from "./page.ts";
import { openShop, type Shop, withHealthToken } from "./shop.ts";

type Host = Awaited<ReturnType<typeof openContentHost>>;
type ShopAtHost = { host: Host; shop: Shop };

/** The shop hears of a publish within two seconds, or later on a busy machine. */
const PUBLISHED_MS = 20_000;

/** The next file's content may be smaller, and nobody counts what tests visit. */
const SHARED_SETTINGS = { CATALOGUE_MAY_SHRINK: "true", COUNT_VISITS: "false" };

let shared: Promise<ShopAtHost> | undefined;

/**
 * The built shop with the content of a stand-in host. Files without settings of their own share one in each of
 * Vitest's processes, and each begins with a publish of its documents.
 */
export function openShopAtHostForAll(behaviour: HostBehaviour, settings?: Record<string, string>) {
  let host: Host;
  let shop: Shop;

  beforeAll(async () => {
    const opened = settings ? openAtHost(behaviour, settings) : openShared(behaviour);
    ({ host, shop } = await opened);
  });

  afterAll(async () => {
    if (!settings) return;
    await shop.close();
    await host.close();
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
    host: () => host,
    shop: () => shop,
    ask,
    visit,
    /** An editor publishes these documents. Resolves with the page at `path` once it is as `check` expects it. */
    publish(documents: unknown[], path: string, check: (page: Page) => void): Promise<Page> {
      host.publish(documents);
      return vi.waitFor(async () => {
        const page = await visit(path);
        check(page);
        return page;
      }, PUBLISHED_MS);
    },
  };
}

async function openAtHost(behaviour: HostBehaviour, settings: Record<string, string>): Promise<ShopAtHost> {
  const host = await openContentHost(behaviour);
  const content = { SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url };
  return { host, shop: await openShop({ ...content, TRUST_PROXY: "127.0.0.1", ...settings }) };
}

async function openShared(behaviour: HostBehaviour): Promise<ShopAtHost> {
  if (!shared) {
    shared = openAtHost(behaviour, SHARED_SETTINGS);
    endWithProcess((await shared).shop);
    return shared;
  }
  const { host, shop } = await shared;
  host.is(behaviour);
  const published = Date.now();
  host.announce();
  await vi.waitFor(async () => expect(await timeOfReading(shop)).toBeGreaterThan(published), PUBLISHED_MS);
  return { host, shop };
}

/** When the shop has read its content the last time; the log would leave out a file's worth of readings. */
async function timeOfReading({ url }: Shop): Promise<number> {
  const { times } = await (await fetch(`${url}/readyz`, withHealthToken)).json();
  return Date.parse(times.catalogueRead);
}

/** Vitest has no end of a process that several files share: it sends this signal. */
function endWithProcess({ kill, dataFolder, logFile }: Shop) {
  process.once("SIGTERM", async () => {
    await kill();
    for (const path of [dataFolder, logFile]) await rm(path, { recursive: true, force: true });
    process.exit();
  });
}
