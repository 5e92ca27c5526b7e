import { QUERY_PARAM } from "#app/label/url-parameters.ts";
import { fetchJson } from "#app/ui/fetch-json.ts";
import type { ForgivingSearch } from "./forgiving-search.ts";
import type { SearchResults } from "./search-entry.ts";
import type { SearchIndexResponse } from "./search-response.ts";

/** The dialog searches with this. */
export type SearchIndex = Omit<SearchIndexResponse, "dresses"> & {
  /** It searches in the browser, and is undefined where the server searches. */
  search: ForgivingSearch["search"] | undefined;
};

let loading: Promise<SearchIndex> | undefined;

/** The index is fetched once, and again only after a failure. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export function askServer(text: string, signal: AbortSignal): Promise<SearchResults> {
  return fetchJson(`/search.json?${new URLSearchParams({ [QUERY_PARAM]: text })}`, signal);
}

async function fetchIndex(): Promise<SearchIndex> {
  const [{ dresses, ...around }, { createForgivingSearch }] = await Promise.all([
    fetchJson<SearchIndexResponse>("/search-index.json"),
    import("./forgiving-search.ts"),
  ]);
  if (!dresses) return { ...around, search: undefined };
  const { show, search } = createForgivingSearch();
  await show(dresses);
  return { ...around, search };
}
