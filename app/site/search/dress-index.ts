import { QUERY_PARAM } from "#app/catalogue/url-parameters.ts";
import { fetchJson } from "#app/ui/fetch-json.ts";
import type { ForgivingSearch } from "./forgiving-search.ts";
import type { SearchAhead } from "./search-ahead.ts";
import type { SearchableDress, SearchResults } from "./search-entry.ts";
import { MAX_AT_ONCE, type SearchIndexResponse } from "./search-response.ts";
import { isSearchIndexResponse, isSearchResults } from "./search-response-guards.ts";

const INDEX_PATH = "/search-index.json";
const SEARCH_PATH = "/search.json";

/** What the dialog searches with. */
export type SearchIndex = Omit<SearchIndexResponse, "dresses"> & {
  /** Resolves when all can be found; names can be at once. */
  whenRead: Promise<void>;
  /** In the browser; undefined where the server searches. */
  ahead: SearchAhead | undefined;
};

/** Four searches for each. */
const WARMING_DRESSES = 10;

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
  const address = `${SEARCH_PATH}?${new URLSearchParams({ [QUERY_PARAM]: text })}`;
  return await fetchJson(address, isSearchResults, signal);
}

async function fetchIndex(): Promise<SearchIndex> {
  const [{ dresses, first, asking }, { createForgivingSearch }, { createSearchAhead }, { dressesIn }] =
    await Promise.all([
      fetchJson(INDEX_PATH, isSearchIndexResponse),
      import("./forgiving-search.ts"),
      import("./search-ahead.ts"),
      import("./compact-index.ts"),
    ]);
  if (!dresses) return { first, asking, whenRead: Promise.resolve(), ahead: undefined };
  const index = createForgivingSearch(pause);
  const all = dressesIn(dresses);
  const whenRead = index.show(all);
  void whenRead.then(
    () => warmUp(index, all),
    // Who awaits it is told.
    () => undefined,
  );
  return { first, asking, whenRead, ahead: createSearchAhead(index.search, pause) };
}

/**
 * Searches that nobody sees, one at a time: a browser compiles what has run some dozens of times, and on a phone a letter
 * would otherwise wait for code that is still interpreted.
 */
async function warmUp({ search }: ForgivingSearch, dresses: readonly SearchableDress[]): Promise<void> {
  const texts = dresses
    .slice(0, WARMING_DRESSES)
    .flatMap(({ name, silhouette, fabric }) => [name, `${silhouette} ${fabric}`]);
  for (const text of texts.flatMap((text) => [text.slice(0, 4), text])) {
    await pause();
    search(text, MAX_AT_ONCE);
  }
}

/** Anybody may have a turn in between: a key, a frame. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
