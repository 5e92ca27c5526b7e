import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { type ContentRefresh, startContentRefresh } from "#app/content/content-refresh.server.ts";
import { log } from "#server/log.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { type ContentRoutes, openContentRoutes } from "./content-routes.ts";
import { type ContentSource, openContentSource } from "./content-source.ts";
import { type Counter, openCounter } from "./counting/counter.ts";
import { type Enquiries, openEnquiries } from "./enquiries/open-enquiries.ts";
import { createHttpServer, type ShopServer } from "./http-server.ts";
import type { Middleware } from "./middleware.ts";
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

/**
 * The life of the process: settings, the port, the content, then requests, until a signal ends it. What can go wrong
 * for a person at a terminal is said in one sentence.
 */
export async function runShop(middlewares: (shop: RunningShop) => Promise<Middleware[]>): Promise<void> {
  let isEnding = false;
  const settings = await orExit(() => readSettings(process.env));
  const server = createHttpServer(settings);
  const port = await orExit(() => server.listen(settings.port, settings.host));
  const source = await orExit(() => openContentSource(settings));
  const { store, events, lake } = source;
  const routes = openContentRoutes(source, settings);
  if (routes) server.onUpgrade(routes.upgrade);
  const enquiries = openEnquiries({ settings, ...source }, log);
  const timeZone = () => store.texts().labelSettings.openingHours?.timeZone ?? "UTC";
  const counter = openCounter({ dataFolder: settings.dataFolder, timeZone, log });
  await store.open();
  const contentRefresh = startContentRefresh(store, events, lake?.firstStart);
  const shop = { ...source, settings, contentRefresh, routes, enquiries, counter, isEnding: () => isEnding };
  server.open(...(await middlewares(shop)));
  await Promise.race([contentRefresh.firstLoad, startTimeout(source)]);
  console.log(`Trousseau is open at http://localhost:${port}`);
  if (routes && settings.warmsPictures) warm(shop, `http://${settings.host ?? "localhost"}:${port}`);

  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  isEnding = true;
  await end(shop, server);
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

async function end(shop: RunningShop, server: ShopServer): Promise<never> {
  const { contentRefresh, store, routes, enquiries, counter, lake } = shop;
  contentRefresh.stop();
  routes?.close();
  await Promise.all([server.close(), store.whenWritten()]);
  counter.close();
  await enquiries.close();
  await lake?.close();
  process.exit(0);
}

async function orExit<T>(attempt: () => T | Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = { code: undefined, port: undefined, ...error };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: end what listens there, or choose another with PORT.`;
  if (code === "EACCES") return `Port ${port} is not for us to open: choose another with PORT.`;
  return error.message;
}
