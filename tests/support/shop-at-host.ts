import { afterAll, beforeAll, vi } from "vitest";
import { type HostBehaviour, openContentHost } from "./content-host.ts";
import { type Page, pageOf } from "./page.ts";
import { openShop, type Shop } from "./shop.ts";

type Host = Awaited<ReturnType<typeof openContentHost>>;

/** The shop hears of a publish within two seconds, or later on a busy machine. */
const PUBLISHED_MS = 20_000;

/** The built shop with the content of a stand-in host, one for all tests of a file. */
export function openShopAtHostForAll(behaviour: HostBehaviour, settings: Record<string, string> = {}) {
  let host: Host;
  let shop: Shop;

  beforeAll(async () => {
    host = await openContentHost(behaviour);
    const content = { SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: host.url };
    shop = await openShop({ ...content, TRUST_PROXY: "127.0.0.1", ...settings });
  });

  afterAll(async () => {
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
