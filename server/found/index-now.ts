import { setTimeout } from "node:timers/promises";
import type { ContentStore } from "#content/content-store.server.ts";
import { indexedPages } from "#model/screens/indexed-pages.server.ts";
import type { Log } from "#model/services/logger.server.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { readSecret } from "#server/secrets.ts";

/** It passes on what it is told to Bing, Yandex, Seznam, Naver and others: https://www.indexnow.org/documentation. */
const ENDPOINT = "https://api.indexnow.org/indexnow";

/** One message names so many addresses. */
const MOST_ADDRESSES = 10_000;

/** A service that fails is asked a second time after this pause, and each try may take so long. In milliseconds. */
const PAUSE_MS = 60_000;
const PATIENCE_MS = 10_000;

type IndexNowParts = {
  store: Pick<ContentStore, "current" | "texts" | "onChange">;
  /** Where the shop stands, without a slash at the end. */
  origin: string;
  /** The key is in it: search engines believe a message whose sender shows the same key at the shop's address. */
  dataFolder: string;
  log: Log;
  endpoint?: string;
  pauseMs?: number;
};

/**
 * Tells search engines after a publish which pages are new, changed or gone. Nothing waits for it, and what is lost stands in the sitemap.
 * What the shop shows first is known already.
 */
export function startIndexNow(parts: IndexNowParts): { keyFile: FetchHandler; whenTold(): Promise<void> } {
  const { store, origin, dataFolder } = parts;
  const key = readSecret(dataFolder, "indexnow-key", "the shop makes another").toString("hex");
  const keyPath = `/${key}.txt`;
  let knownPages = pagesOf(store);
  let waiting = new Set<string>();
  let telling: Promise<void> | undefined;

  async function tellAll() {
    while (waiting.size > 0) {
      const paths = [...waiting].slice(0, MOST_ADDRESSES);
      waiting = new Set([...waiting].slice(MOST_ADDRESSES));
      await tell(paths, { ...parts, key, keyLocation: origin + keyPath });
    }
    telling = undefined;
  }

  store.onChange(() => {
    const now = pagesOf(store);
    if (knownPages.size > 0) for (const path of changedBetween(knownPages, now)) waiting.add(path);
    knownPages = now;
    if (waiting.size > 0) telling ??= tellAll();
  });

  return {
    keyFile: ({ url }) => {
      if (new URL(url).pathname !== keyPath) return undefined;
      return new Response(key, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
    },
    whenTold: async () => telling,
  };
}

/** The pages that search engines should know, and when each has changed. */
function pagesOf({ current, texts }: IndexNowParts["store"]): ReadonlyMap<string, string | undefined> {
  const catalogue = current();
  return new Map(
    catalogue && indexedPages(catalogue, texts()).map(({ path, changedAt }) => [path, changedAt]),
  );
}

type Pages = ReturnType<typeof pagesOf>;

function changedBetween(before: Pages, now: Pages): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => before.has(path) !== now.has(path) || before.get(path) !== now.get(path),
  );
}

type Message = IndexNowParts & { key: string; keyLocation: string };

async function tell(paths: readonly string[], message: Message, isLastTry = false): Promise<void> {
  const { origin, key, keyLocation, log, endpoint = ENDPOINT, pauseMs = PAUSE_MS } = message;
  const urlList = paths.map((path) => origin + path);
  const failure = await post(endpoint, { host: new URL(origin).host, key, keyLocation, urlList });
  if (failure === undefined) return log("info", "search engines told", { pages: paths.length });
  if (isLastTry || failure.isFinal)
    return log("warning", "search engines not told", { pages: paths.length, ...failure });
  await setTimeout(pauseMs, undefined, { ref: false });
  return tell(paths, message, true);
}

/** Undefined where it was taken. A message that is refused for what it says is not sent a second time. */
async function post(endpoint: string, body: unknown) {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json; charset=utf-8" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    return ok ? undefined : { status, isFinal: status < 500 && status !== 429 };
  } catch (error) {
    return { error, isFinal: false };
  }
}
