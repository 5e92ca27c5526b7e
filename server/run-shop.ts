import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { type Freshness, keepFresh } from "#app/content/freshness.server.ts";
import { log } from "#app/content/log.server.ts";
import { readSettings, type Settings } from "#app/content/settings.server.ts";
import { type ContentSource, openContentSource } from "./content-source.ts";
import { createHttpServer } from "./http-server.ts";
import type { Middleware } from "./middleware.ts";
import { places } from "./places.ts";
import { warmPictures } from "./warm-pictures.ts";

/** What a start waits for the content host before it says that the shop is open: with a last good copy, and without. */
const FIRST_LOAD_MS = { withCopy: 1_500, without: 8_000 };

export type Running = ContentSource & { settings: Settings; freshness: Freshness; isEnding: () => boolean };

/**
 * The life of the process: settings, the port, the content, then requests, until a signal ends it. What can go wrong
 * for a person at a terminal is said in one sentence.
 */
export async function run(middlewares: (running: Running) => Promise<Middleware[]>): Promise<void> {
  let isEnding = false;
  const settings = await orExit(() => readSettings(process.env));
  const server = createHttpServer();
  const port = await orExit(() => server.listen(settings.port, settings.host));
  const source = await orExit(() => openContentSource(settings, places.content));
  const { store, events, lake } = source;
  if (lake) server.onUpgrade(lake.upgrade);
  await store.open();
  const freshness = keepFresh(store, events);
  server.open(...(await middlewares({ ...source, settings, freshness, isEnding: () => isEnding })));
  const patience = store.current() ? FIRST_LOAD_MS.withCopy : FIRST_LOAD_MS.without;
  await Promise.race([freshness.firstLoad, setTimeout(patience, undefined, { ref: false })]);
  console.log(`Trousseau is open at http://localhost:${port}`);
  const catalogue = store.current();
  if (lake && catalogue && settings.warmsPictures) {
    const self = `http://${settings.host ?? "localhost"}:${port}`;
    const readPage = async (path: string) => (await fetch(self + path)).text();
    warmPictures({ lake, catalogue, readPage, isEnding: () => isEnding }).catch((error: unknown) =>
      log("warning", "pictures not made ahead", { error }),
    );
  }

  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  isEnding = true;
  freshness.stop();
  await server.close();
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
