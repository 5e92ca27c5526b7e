import type { ContentStore } from "#app/content/content-store.server.ts";
import { log } from "#server/log.ts";
import { type CachedResponse, compressedBest, withGzip } from "./cached-response.ts";
import { createPageStore, type PageStore } from "./page-store.ts";
import { createRenderTurns, type SharedRender } from "./render-turns.ts";

/**
 * Some 2,500 pages, in bytes. Pages with a query have room of their own: requests for every colour and size of every
 * dress evict no page without a query.
 */
const MAX_BYTES = { plain: 32 * 1024 * 1024, withQuery: 16 * 1024 * 1024 };

/** Rendered again at once after a publish, of each kind; the rest on request. About half a second's work. */
const MAX_REVALIDATED = { plain: 48, withQuery: 16 };

/**
 * Renders of pages that are not in the cache yet: so many at a time leave room for those that are, and behind them a queue of about a
 * second each. Whoever asks for every colour and size of every dress keeps no page without a query waiting, and nobody else.
 */
const RENDERS = { most: 2, waiting: 100 };

/** The shop renders it by itself. */
const NOBODY = "";

/** How long a stale page may be served while its next version is rendered, in milliseconds. */
const MAX_STALE_MS = 1_500;

export type PageCache = {
  /** A hit, with a gzip body where that is wanted. */
  find(key: string, options?: { gzip: boolean }): CachedResponse | undefined;
  /** Renders the page, once for all who ask meanwhile, in the best turn of theirs, and stores it. Undefined when too many others wait already. */
  render(key: string, visitor: string): Promise<CachedResponse | undefined>;
};

export type PageRenderer = {
  render(key: string): Promise<CachedResponse>;
  /** Whether the catalogue of this moment still has a page of that key. */
  isKey(key: string): boolean;
};

/**
 * Pages in this process's memory, by key and revision: rendered once, served to everybody, rendered again when the catalogue
 * changes. How long browsers and CDNs may cache a page: app/cache-policies.ts.
 */
export function createPageCache(
  catalogues: Pick<ContentStore, "current" | "onChange">,
  renderer: PageRenderer,
): PageCache {
  const stores = { plain: createPageStore(MAX_BYTES.plain), withQuery: createPageStore(MAX_BYTES.withQuery) };
  const turns = {
    plain: createRenderTurns(RENDERS.most, RENDERS.waiting),
    withQuery: createRenderTurns(RENDERS.most, RENDERS.waiting),
  };
  /** One after another, and none is left out. */
  const renewals = createRenderTurns(1, Number.POSITIVE_INFINITY);
  const underWay = new Map<string, SharedRender<CachedResponse>>();
  const superseded = createSupersededRevisions(catalogues.current()?.revision);
  const compressBest = createRecompression(storeOf);

  function kindOf(key: string) {
    return key.includes("?") ? "withQuery" : "plain";
  }

  function storeOf(key: string) {
    return stores[kindOf(key)];
  }

  async function renderAndStore(key: string): Promise<CachedResponse> {
    const response = await renderer.render(key);
    if (response.isCacheable) storeOf(key).set(key, response);
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
    superseded.add(revision);
    const keys = [
      ...stores.plain.retainMostUsed(MAX_REVALIDATED.plain),
      ...stores.withQuery.retainMostUsed(MAX_REVALIDATED.withQuery),
    ];
    for (const key of keys) {
      if (catalogues.current()?.revision !== revision) return;
      if (renderer.isKey(key))
        await render(key, NOBODY, renewals).catch((error) =>
          log("error", "page not renewed", { key, error }),
        );
      else storeOf(key).delete(key);
    }
  }

  catalogues.onChange(({ revision }) => void renew(revision));

  return {
    render: (key, visitor) => render(key, visitor),
    find(key, { gzip } = { gzip: false }) {
      const found = storeOf(key).get(key);
      if (!found) return undefined;
      const isCurrent = found.revision === catalogues.current()?.revision;
      if (!isCurrent && !superseded.mayServeStale(found.revision)) return undefined;
      const response = gzip ? withGzip(found) : found;
      // Stored again, so that what it holds now counts against the limit.
      if (response.bytes !== found.bytes) storeOf(key).set(key, response);
      if (isCurrent) void compressBest(key, response);
      return response;
    },
  };
}

/** One page at a time: under load the next visit is soon enough. */
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

/** When each revision was superseded: its pages may be served stale from then on, however many publishes follow. */
function createSupersededRevisions(first: string | undefined) {
  let latest = first;
  let since = new Map<string, number>();

  return {
    /** `revision` takes the place of the latest. */
    add(revision: string) {
      const now = Date.now();
      since = new Map([...since].filter(([, time]) => now < time + MAX_STALE_MS));
      if (latest !== undefined && latest !== revision) since.set(latest, now);
      latest = revision;
    },
    mayServeStale(revision: string): boolean {
      const time = since.get(revision);
      return time !== undefined && Date.now() < time + MAX_STALE_MS;
    },
  };
}
