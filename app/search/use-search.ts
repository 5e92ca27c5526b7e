import { startTransition, useEffect, useState } from "react";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { QUERY_PARAM } from "#model/screens/url-parameters.ts";
import type { SearchResponse } from "./search-response.ts";

/** The server is asked after so much time without another letter. */
const ASKING_PAUSE_MS = 150;

/** After a pause of this length the text counts as the whole search. */
const TYPING_PAUSE_MS = 600;

type Search = {
  /** The answer before stays in sight until there is another. */
  answer: SearchResponse;
  /** "looking" while the visitor types and nothing is found yet, "nothing" once they have paused. */
  state: "empty" | "found" | "looking" | "nothing" | "failed";
  /** The answer belongs to this text. */
  isCurrent: boolean;
  /** The visitor has paused, and the answer is there. */
  hasPaused: boolean;
};

const noAnswer: SearchResponse = {
  query: "",
  results: [],
  total: 0,
  nearest: [],
  isMeant: false,
  arePagesLast: false,
  pages: [],
  first: [],
  asking: { phone: "", question: "" },
};

/** Asks the server while the visitor types. `loadedAnswer` is the answer that came with the page, for the text in its address. */
export function useSearch(text: string, loadedAnswer: SearchResponse | undefined, submits: number): Search {
  const query = readQuery(text);
  const [fetched, setFetched] = useState<SearchResponse>();
  const [failedQuery, setFailedQuery] = useState<string>();
  const askedQuery = useDebounced(query, ASKING_PAUSE_MS);
  const hasPaused = useDebounced(query, TYPING_PAUSE_MS) === query;
  const isOnPage = loadedAnswer?.query === askedQuery;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Enter asks again after a failure
  useEffect(() => {
    if (isOnPage) return;
    setFailedQuery(undefined);
    // An overtaken request is cancelled.
    const controller = new AbortController();
    const { signal } = controller;
    const address = `/search.json?${new URLSearchParams({ [QUERY_PARAM]: askedQuery })}`;
    fetchJson<SearchResponse>(address, signal).then(
      (response) => signal.aborted || startTransition(() => setFetched(response)),
      () => signal.aborted || setFailedQuery(askedQuery),
    );
    return () => controller.abort();
  }, [askedQuery, isOnPage, submits]);

  const answer = (loadedAnswer?.query === query ? loadedAnswer : fetched) ?? loadedAnswer ?? noAnswer;
  const isCurrent = answer.query === query;
  return {
    answer,
    state: stateOf(query, answer, hasPaused, failedQuery),
    isCurrent,
    hasPaused: hasPaused && isCurrent,
  };
}

function stateOf(
  query: string,
  answer: SearchResponse,
  hasPaused: boolean,
  failedQuery: string | undefined,
): Search["state"] {
  if (query === "") return "empty";
  const isCurrent = answer.query === query;
  if (!isCurrent && failedQuery === query) return "failed";
  if (answer.total + answer.pages.length > 0) return "found";
  return isCurrent && hasPaused ? "nothing" : "looking";
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
