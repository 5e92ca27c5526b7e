import { useEffect, useMemo, useState } from "react";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { QUERY_PARAM } from "#model/screens/url-parameters.ts";
import type { ForgivingSearch } from "./forgiving-search.ts";
import type { SearchResults } from "./search-entry.ts";
import { findPages } from "./search-pages.ts";
import { MAX_RESULTS, type SearchIndexResponse, type SearchResponse } from "./search-response.ts";

/** After a pause of this length the text counts as the whole search. */
const TYPING_PAUSE_MS = 600;

/** The server is asked after so much time without another letter. */
const ASKING_PAUSE_MS = 150;

type Search = {
  answer: SearchResponse;
  /**
   * "looking" while the visitor types and nothing is found yet, "nothing" once they have paused. After "failed" the form
   * still asks the server.
   */
  state: "empty" | "found" | "looking" | "nothing" | "failed";
  /** The answer belongs to this text. Until the server has answered, the one before stays in sight. */
  isCurrent: boolean;
  /** The visitor has paused, and the answer is complete. */
  hasPaused: boolean;
};

const nothing: SearchResponse = {
  results: [],
  total: 0,
  nearest: [],
  pages: [],
  first: [],
  asking: { phone: "", question: "" },
};

/**
 * Searches while the visitor types: in the index once it has arrived, or on the server where there is none. Until then
 * the server's results for the text in the address are shown.
 */
export function useSearch(
  text: string,
  inAddress: string | null,
  pageResponse: SearchResponse | undefined,
): Search {
  const index = useSearchIndex(text);
  const isHere = typeof index === "object";
  const serverAnswer = useServer(text, isHere && !index.search);
  const hasPaused = useDebounced(text, TYPING_PAUSE_MS) === text;
  const search = isHere ? index.search : undefined;
  const inIndex = useMemo(() => search?.(text, MAX_RESULTS), [search, text]);
  const inPages = useMemo(
    () => (typeof index === "object" ? findPages(text, index.pages) : undefined),
    [text, index],
  );
  const query = text.trim();
  // The server has answered the text in the address with its page.
  const onPage = query === inAddress?.trim() ? pageResponse : undefined;
  const forText = serverAnswer.query === query ? serverAnswer : undefined;
  const answered = inIndex ?? forText?.results ?? onPage;
  const { first, asking } = isHere ? index : (pageResponse ?? nothing);
  const pages = inPages ?? onPage?.pages ?? [];
  const answer = { ...nothing, ...(answered ?? serverAnswer.results), first, asking, pages };
  return {
    answer,
    state: stateOf(query, answer, {
      isAnswered: answered !== undefined,
      isSettled: hasPaused || onPage !== undefined,
      hasFailed: index === "failed" || forText?.hasFailed === true,
    }),
    isCurrent: answered !== undefined,
    hasPaused: hasPaused && answered !== undefined,
  };
}

type Known = { isAnswered: boolean; isSettled: boolean; hasFailed: boolean };

function stateOf(
  query: string,
  { total, pages }: SearchResponse,
  { isAnswered, isSettled, hasFailed }: Known,
): Search["state"] {
  if (query === "") return "empty";
  if (total + pages.length > 0) return "found";
  if (!isSettled) return "looking";
  if (isAnswered) return "nothing";
  return hasFailed ? "failed" : "looking";
}

/** It is undefined while it is on its way. */
function useSearchIndex(text: string): SearchIndex | "failed" | undefined {
  const [index, setIndex] = useState<SearchIndex | "failed">();
  const isHere = typeof index === "object";

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the next letter asks again
  useEffect(() => {
    if (!isHere) loadSearchIndex().then(setIndex, () => setIndex("failed"));
  }, [isHere, text]);

  return index;
}

type ServerAnswer = {
  /** The text that the server was asked for. */
  query: string | undefined;
  results: SearchResults | undefined;
  hasFailed: boolean;
};

/** The last answer stays until there is another; an overtaken request is cancelled. */
function useServer(text: string, isAsked: boolean): ServerAnswer {
  const [answer, setAnswer] = useState<ServerAnswer>({
    query: undefined,
    results: undefined,
    hasFailed: false,
  });
  const query = useDebounced(isAsked ? text : "", ASKING_PAUSE_MS).trim();

  useEffect(() => {
    if (!isAsked || query === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    const address = `/search.json?${new URLSearchParams({ [QUERY_PARAM]: query })}`;
    fetchJson<SearchResults>(address, signal).then(
      (results) => setAnswer({ query, results, hasFailed: false }),
      () => signal.aborted || setAnswer({ query, results: undefined, hasFailed: true }),
    );
    return () => controller.abort();
  }, [query, isAsked]);

  return answer;
}

/** A value counts once it has stayed the same for `milliseconds`; the one before counts until then. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return debounced;
}

type SearchIndex = Omit<SearchIndexResponse, "dresses"> & {
  /** Searches in the browser; undefined where the server searches. */
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
