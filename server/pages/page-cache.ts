import { HttpError } from "@trousseau/host/http-error.ts";
import { siteOf } from "@trousseau/host/rate-limit.ts";
import { createTaskQueue } from "@trousseau/host/task-queue.ts";
import { LRUCache } from "lru-cache";
import type { ContentStore } from "#content/content-store.server.ts";
import { log } from "#server/log.ts";
import { type CachedResponse, compressedBest } from "./cached-response.ts";

/** Some 2,500 pages, in bytes. Pages with a query have room of their own, so that they evict none without. */
const MAX_BYTES = { plain: 32 * 1024 * 1024, withQuery: 16 * 1024 * 1024 };

/** Rendered again at once after a publish, of each kind; the rest is rendered on request. About half a second's work. */
const MAX_REVALIDATED = { plain: 48, withQuery: 16 };

/**
 * So many renders at a time leave room for cached pages; the queue behind them is about a second long. Pages with a
 * query have a queue of their own, so that they keep none without waiting.
 */
const RENDERS = { most: 2, waiting: 100 };

/** The shop renders it by itself. */
const NOBODY = "";

/** How long a stale page may be served while its next version is rendered, in milliseconds. */
const MAX_STALE_MS = 1_500;

/** Publishes within that time; beyond so many, their pages are rendered before they are served. */
const MAX_SUPERSEDED = 100;

export type PageCache = ReturnType<typeof createPageCache>;

/** Renders the page of a key, which is a whole URL. */
export type RenderPage = (key: string) => Promise<CachedResponse>;

/**
 * Pages in this process's memory, by key and revision: rendered once, served to everybody, rendered again when the catalogue
 * changes. How long browsers and CDNs may cache a page: model/web/cache-policies.ts.
 */
export function createPageCache(
  catalogues: Pick<ContentStore, "current" | "onChange">,
  renderPage: RenderPage,
) {
  const stores = { plain: createStore(MAX_BYTES.plain), withQuery: createStore(MAX_BYTES.withQuery) };
  const turns = {
    plain: createRenderTurns(RENDERS.most, RENDERS.waiting),
    withQuery: createRenderTurns(RENDERS.most, RENDERS.waiting),
  };
  /** Renewals follow one another, and none is left out. */
  const renewals = createRenderTurns(1, Number.POSITIVE_INFINITY);
  const underWay = new Map<string, SharedRender>();
  /** Each revision's pages may be served stale for a time of its own, however many publishes follow. */
  const superseded = new LRUCache<string, true>({
    max: MAX_SUPERSEDED,
    ttl: MAX_STALE_MS,
    ttlResolution: 0,
    perf: Date,
  });
  let latest = catalogues.current()?.revision;
  const compressBest = createRecompression(storeOf);

  function kindOf(key: string) {
    return key.includes("?") ? "withQuery" : "plain";
  }

  function storeOf(key: string) {
    return stores[kindOf(key)];
  }

  async function renderAndStore(key: string): Promise<CachedResponse> {
    const response = await renderPage(key);
    if (response.isCacheable) storeOf(key).set(key, response);
    // A publish has taken the page away.
    else storeOf(key).delete(key);
    return response;
  }

  function render(key: string, visitor: string, queue = turns[kindOf(key)]) {
    const revisionAndKey = `${catalogues.current()?.revision} ${key}`;
    const rendering = underWay.get(revisionAndKey) ?? queue.share(() => renderAndStore(key));
    underWay.set(revisionAndKey, rendering);
    rendering.want(visitor);
    return rendering.result.finally(() => {
      if (underWay.get(revisionAndKey) === rendering) underWay.delete(revisionAndKey);
    });
  }

  async function renew(revision: string) {
    if (latest !== undefined && latest !== revision) superseded.set(latest, true);
    latest = revision;
    const keys = [
      ...retainLatest(stores.plain, MAX_REVALIDATED.plain),
      ...retainLatest(stores.withQuery, MAX_REVALIDATED.withQuery),
    ];
    for (const key of keys) {
      if (catalogues.current()?.revision !== revision) return;
      await render(key, NOBODY, renewals).catch((error) => log("error", "page not renewed", { key, error }));
    }
  }

  catalogues.onChange(({ revision }) => void renew(revision));

  return {
    /** Renders the page, once for all who ask meanwhile, in the best turn of theirs, and stores it. Undefined when too many others wait already. */
    render: (key: string, visitor: string) => render(key, visitor),
    find(key: string): CachedResponse | undefined {
      const cachedPage = storeOf(key).get(key);
      if (!cachedPage) return undefined;
      const isCurrent = cachedPage.revision === catalogues.current()?.revision;
      if (!isCurrent && !superseded.has(cachedPage.revision)) return undefined;
      if (isCurrent) void compressBest(key, cachedPage);
      return cachedPage;
    },
  };
}

type PageStore = LRUCache<string, CachedResponse>;

/** A full store evicts the pages that were requested longest ago. */
function createStore(maxBytes: number): PageStore {
  return new LRUCache<string, CachedResponse>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
}

/** Keeps the pages that were requested last and evicts the others; returns the keys of the former, the latest first. */
function retainLatest(store: PageStore, count: number): string[] {
  const keys = [...store.keys()];
  for (const key of keys.slice(count)) store.delete(key);
  return keys.slice(0, count);
}

/** Pages are recompressed one at a time: under load the next visit is soon enough. */
function createRecompression(storeOf: (key: string) => PageStore) {
  let isCompressing = false;

  return async (key: string, response: CachedResponse) => {
    if (response.isCompressedBest || isCompressing) return;
    isCompressing = true;
    try {
      const best = await compressedBest(response);
      if (storeOf(key).peek(key) === response) storeOf(key).set(key, best);
    } finally {
      isCompressing = false;
    }
  };
}

type SharedRender = {
  /** Undefined when too many wait already. */
  result: Promise<CachedResponse | undefined>;
  want(visitor: string): void;
};

/**
 * A render takes some 10 ms of the one processor that answers everybody. `most` at a time leave room for cached
 * pages. When `waiting` more wait, visitors with most of them make room for others.
 */
export function createRenderTurns(most: number, waiting: number) {
  const queue = createTaskQueue({
    concurrency: most,
    maxWaiting: waiting,
    busyMessage: "Too many pages are waiting.",
  });
  return {
    /** Renders in this visitor's turn: those who have cost least recently come first. Undefined when too many wait already. */
    run: <T>(render: () => Promise<T>, visitor: string): Promise<T | undefined> =>
      queue.run(render, siteOf(visitor)).catch(undefinedIfBusy),
    /** Renders a page that several visitors may wait for: it has the best turn among theirs, and nobody's at first. */
    share(render: () => Promise<CachedResponse>): SharedRender {
      const { result, want } = queue.share(render);
      return { result: result.catch(undefinedIfBusy), want: (visitor) => want(siteOf(visitor)) };
    },
  };
}

function undefinedIfBusy(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 503)) throw error;
}
