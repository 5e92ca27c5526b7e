import { useState } from "react";
import type { SearchEntry } from "./search-entry.ts";
import { useDebounced } from "./use-debounced.ts";
import { useSearchIndex } from "./use-search-index.ts";

/** After a pause of this length what was typed counts as the whole search. */
const TYPING_PAUSE_MS = 600;

export type Search = {
  text: string;
  setText: (text: string) => void;
  /** The text goes into the address: what is typed while that is under way is not overwritten by it. */
  submit: () => void;
  results: readonly SearchEntry[];
  /**
   * "looking" while the visitor types and nothing is found yet, "nothing" once they have paused, "failed" when the index
   * did not arrive: the form still asks the server.
   */
  state: "empty" | "found" | "looking" | "nothing" | "failed";
};

/**
 * Searches while the visitor types, in the index once it has arrived. Until then, for the text in the address, it shows
 * what the server has found.
 */
export function useSearch(
  dialogId: string,
  inAddress: string | null,
  found: readonly SearchEntry[] | undefined,
): Search {
  const [text, setText] = useState(inAddress ?? "");
  const [seenAddress, setSeenAddress] = useState(inAddress);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const index = useSearchIndex(dialogId);
  const hasPaused = useDebounced(text, TYPING_PAUSE_MS) === text;
  if (seenAddress !== inAddress) {
    setSeenAddress(inAddress);
    setSubmitted(null);
    if (inAddress !== null && inAddress !== submitted) setText(inAddress);
  }

  const isServersText = text.trim() === inAddress?.trim();
  const results = typeof index === "function" ? index(text) : (isServersText && found) || [];
  return { text, setText, submit: () => setSubmitted(text), results, state: stateOf() };

  function stateOf(): Search["state"] {
    if (text.trim() === "") return "empty";
    if (results.length > 0) return "found";
    if (isServersText && (found || typeof index === "function")) return "nothing";
    if (!hasPaused || index === undefined) return "looking";
    return index === "failed" ? "failed" : "nothing";
  }
}
