import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { askServer, loadSearchIndex, type SearchIndex } from "./dress-index.ts";
import type { SearchResults } from "./search-entry.ts";
import { SEARCH_ID } from "./search-ids.ts";
import { MAX_AT_ONCE, MAX_RESULTS, type SearchResponse } from "./search-response.ts";
import { useDebounced } from "./use-debounced.ts";

/** After a pause of this length what was typed counts as the whole search. */
const TYPING_PAUSE_MS = 600;

/** The server is asked once so much time has passed without another letter. */
const ASKING_PAUSE_MS = 150;

type Search = {
  answer: SearchResponse;
  /**
   * "looking" while the visitor types and nothing is found yet, "nothing" once they have paused, "failed" when the index
   * did not arrive: the form still asks the server.
   */
  state: "empty" | "found" | "looking" | "nothing" | "failed";
  /** Whether the answer is the one to this text: until the server has answered, that to the text before stays in sight. */
  isCurrent: boolean;
  /** Whether the visitor has paused, and this is all that is found for it. */
  hasPaused: boolean;
};

const nothing: SearchResponse = {
  results: [],
  total: 0,
  nearest: [],
  first: [],
  asking: { phone: "", question: "" },
};

/**
 * Searches while the visitor types, in the index once it has arrived, or on the server where there is none. Until then, for
 * the text in the address, it shows what the server has found.
 */
export function useSearch(text: string, inAddress: string | null, found: SearchResponse | undefined): Search {
  const index = useSearchIndex();
  const isHere = typeof index === "object";
  const asked = useServer(text, isHere && !index.ahead);
  const hasPaused = useDebounced(text, TYPING_PAUSE_MS) === text;
  const isServersText = text.trim() === inAddress?.trim();
  const inIndex = useIndex(isHere ? index : undefined, text);
  const results = inIndex ?? asked.results;
  const before = isServersText ? found : undefined;
  const around = isHere ? index : (found ?? nothing);
  const answer = { ...nothing, ...(results ?? before), first: around.first, asking: around.asking };
  const isAnswered = inIndex !== undefined || asked.query === text.trim();
  const isCurrent = results ? isAnswered : isServersText;
  const isMissing = index === "failed" || (isAnswered && asked.hasFailed);
  const isComplete = isHere ? index.isRead && isAnswered && results !== undefined : before !== undefined;
  const state = stateOf(text, { answer, isMissing, isComplete, isSettled: hasPaused || isServersText });
  return { answer, state, isCurrent, hasPaused: hasPaused && isComplete };
}

type Known = { answer: SearchResponse; isMissing: boolean; isComplete: boolean; isSettled: boolean };

function stateOf(text: string, { answer, isMissing, isComplete, isSettled }: Known): Search["state"] {
  if (text.trim() === "") return "empty";
  if (answer.total > 0) return "found";
  if (!isSettled) return "looking";
  if (isComplete) return "nothing";
  return isMissing ? "failed" : "looking";
}

type ReadIndex = SearchIndex & {
  /** Whether all is found, and not names alone. */
  isRead: boolean;
};

/** While the visitor types it is asked for again as often as this, after each failure. */
const MAX_RETRIES = 5;

/** Undefined while it is on its way. */
function useSearchIndex(): ReadIndex | "failed" | undefined {
  const [index, setIndex] = useState<ReadIndex | "failed">();
  const isHere = typeof index === "object";

  useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID);
    if (!dialog || isHere) return;
    let isLoading = false;
    let retries = 0;
    async function load() {
      isLoading = true;
      try {
        const loaded = await loadSearchIndex();
        setIndex({ ...loaded, isRead: loaded.ahead === undefined });
        await loaded.whenRead;
        setIndex({ ...loaded, isRead: true });
      } catch {
        setIndex("failed");
      }
      isLoading = false;
    }
    function retry() {
      if (isLoading || retries === MAX_RETRIES) return;
      retries += 1;
      void load();
    }
    void load();
    const listening = new AbortController();
    const { signal } = listening;
    // After a failure the next step of the focus is another attempt, and so is another letter.
    dialog.addEventListener("focusin", load, { signal });
    dialog.addEventListener("input", retry, { signal });
    return () => listening.abort();
  }, [isHere]);

  return index;
}

/** The first results come with the letter, the others once nothing more is typed, and then what may be typed next is looked for. */
function useIndex(index: ReadIndex | undefined, text: string): SearchResults | undefined {
  const isLast = useDeferredValue(text) === text;
  const found = useMemo(
    () => index?.ahead?.search(text, isLast ? MAX_RESULTS : MAX_AT_ONCE),
    [index, text, isLast],
  );
  useEffect(
    () => (isLast && index?.isRead ? index.ahead?.lookAhead(text) : undefined),
    [index, text, isLast],
  );
  return found;
}

type Asked = {
  /** What was asked. */
  query: string | undefined;
  results: SearchResults | undefined;
  hasFailed: boolean;
};

/** The last answer stays until there is another; what is no longer wanted is cancelled. */
function useServer(text: string, isAsked: boolean): Asked {
  const [asked, setAsked] = useState<Asked>({ query: undefined, results: undefined, hasFailed: false });
  const query = useDebounced(isAsked ? text : "", ASKING_PAUSE_MS).trim();

  useEffect(() => {
    if (!isAsked || query === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    askServer(query, signal).then(
      (results) => setAsked({ query, results, hasFailed: false }),
      () => signal.aborted || setAsked({ query, results: undefined, hasFailed: true }),
    );
    return () => controller.abort();
  }, [query, isAsked]);

  return asked;
}
