import { setTimeout } from "node:timers/promises";
import { type ContentRefresh, startContentRefresh } from "#app/content/content-refresh.server.ts";
import { log } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";
import { type ContentRoutes, openContentRoutes } from "./content-routes.ts";
import { type ContentSource, openContentSource } from "./content-source.ts";
import { type Counter, openCounter } from "./counting/counter.ts";
import { type Enquiries, openEnquiries } from "./enquiries/open-enquiries.ts";
import { createHttpServer, type ShopServer } from "./http-server.ts";
import type { Middleware } from "./middleware.ts";
import { warnOfMissingAddress } from "./proxy-warnings.ts";
import { warmPictures } from "./warm-pictures.ts";

/** What a start waits for the content host before it says that the shop is open: with a last good copy, and without. */
const FIRST_LOAD_MS = { withCopy: 1_500, without: 8_000 };

export type RunningShop = ContentSource & {
  settings: Settings;
  contentRefresh: ContentRefresh;
  routes: ContentRoutes | undefined;
  enquiries: Enquiries;
  counter: Counter;
  isEnding: () => boolean;
};

/** A shop that takes requests. */
type OpenShop = {
  port: number;
  /** Finishes what is under way, and resolves when nothing of the shop is left. */
  end(): Promise<void>;
};

/** The port first, then the content, then requests. Rejects where the settings name what cannot be had, and has the port no longer. */
export async function openShop(
  settings: Settings,
  middlewares: (shop: RunningShop) => Promise<Middleware[]>,
): Promise<OpenShop> {
  let isEnding = false;
  warnOfMissingAddress(settings, log);
  const server = createHttpServer(settings);
  const port = await server.listen(settings.port, settings.host);
  const source = await openContentSource(settings).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const { store, events, lake } = source;
  const routes = openContentRoutes(source, settings);
  if (routes) server.onUpgrade(routes.upgrade);
  const enquiries = openEnquiries({ settings, ...source }, log);
  const timeZone = () => store.texts().labelSettings.openingHours?.timeZone ?? "UTC";
  const counter = openCounter({ ...settings, timeZone, log });
  await store.open();
  const contentRefresh = startContentRefresh(store, events, lake?.firstStart);
  const shop = { ...source, settings, contentRefresh, routes, enquiries, counter, isEnding: () => isEnding };
  server.open(...(await middlewares(shop)));
  await Promise.race([contentRefresh.firstLoad, startTimeout(source)]);
  if (routes && settings.warmsPictures) warm(shop, `http://${settings.host ?? "localhost"}:${port}`);
  return {
    port,
    end() {
      isEnding = true;
      return end(shop, server);
    },
  };
}

async function startTimeout({ store, lake }: ContentSource): Promise<void> {
  if (store.current()) return setTimeout(FIRST_LOAD_MS.withCopy, undefined, { ref: false });
  // A lake that is importing the first documents is worth waiting for; one that cannot start is not.
  await lake?.firstStart;
  await setTimeout(FIRST_LOAD_MS.without, undefined, { ref: false });
}

function warm({ store, isEnding }: RunningShop, origin: string) {
  store
    .whenReady()
    .then((catalogue) => warmPictures({ origin, catalogue, isEnding }))
    .catch((error: unknown) => log("warning", "pictures not made ahead", { error }));
}

async function end(shop: RunningShop, server: ShopServer): Promise<void> {
  const { contentRefresh, store, routes, enquiries, counter, lake } = shop;
  contentRefresh.stop();
  routes?.close();
  await Promise.all([server.close(), store.whenWritten()]);
  counter.close();
  await enquiries.close();
  await lake?.close();
}
