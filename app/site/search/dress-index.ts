import { QUERY_PARAM } from "#app/catalogue/url-parameters.ts";
import { MAX_RESULTS, type SearchIndexAnswer } from "./search-answer.ts";
import type { SearchResults } from "./search-entry.ts";

const INDEX_PATH = "/search-index.json";
const SEARCH_PATH = "/search.json";

/** What the dialog searches with. */
export type SearchIndex = Omit<SearchIndexAnswer, "dresses"> & {
  /** Resolves when all can be found; names can be at once. */
  whenRead: Promise<void>;
  /** In the browser; undefined where the server searches. */
  search: ((text: string) => SearchResults) | undefined;
};

let loading: Promise<SearchIndex> | undefined;

/** Fetched once, and again after it has failed. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export async function askServer(text: string, signal: AbortSignal): Promise<SearchResults> {
  return await fetchJson<SearchResults>(
    `${SEARCH_PATH}?${new URLSearchParams({ [QUERY_PARAM]: text })}`,
    signal,
  );
}

async function fetchIndex(): Promise<SearchIndex> {
  const [{ dresses, first, asking }, { createForgivingSearch }, { dressesIn }] = await Promise.all([
    fetchJson<SearchIndexAnswer>(INDEX_PATH),
    import("./forgiving-search.ts"),
    import("./compact-index.ts"),
  ]);
  if (!dresses) return { first, asking, whenRead: Promise.resolve(), search: undefined };
  const index = createForgivingSearch(pause);
  const whenRead = index.show(dressesIn(dresses));
  return { first, asking, whenRead, search: (text) => index.search(text, MAX_RESULTS) };
}

/** Anybody may have a turn in between: a key, a frame. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function fetchJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const json: T = await response.json();
  return json;
}
