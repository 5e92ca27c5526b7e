import { useState } from "react";
import { type SearchEntry, searchByName } from "#app/catalogue/search.ts";
import { useSearchIndex } from "./search-index.ts";
import { useSettled } from "./settled.ts";

export type Search = {
  text: string;
  setText: (text: string) => void;
  results: readonly SearchEntry[];
  /**
   * "looking" while typing has found nothing yet, "nothing" once the hand has come to rest on nothing, "failed" when
   * the index did not arrive: the form still asks the server.
   */
  state: "empty" | "found" | "looking" | "nothing" | "failed";
};

/**
 * Searches as the visitor types, in the index once it is here. A text that stands in the address was searched by the
 * server, whose answer holds until then.
 */
export function useSearch(dialogId: string, inAddress: string | null, found: readonly SearchEntry[]): Search {
  const [text, setText] = useState(inAddress ?? "");
  const [seenAddress, setSeenAddress] = useState(inAddress);
  const index = useSearchIndex(dialogId);
  const isSettled = useSettled(text);
  if (seenAddress !== inAddress) {
    setSeenAddress(inAddress);
    if (inAddress !== null) setText(inAddress);
  }

  const isServersText = text.trim() === inAddress?.trim();
  const results = Array.isArray(index) ? searchByName(index, text) : serversResults(isServersText, found);
  return { text, setText, results, state: stateOf() };

  function stateOf(): Search["state"] {
    if (text.trim() === "") return "empty";
    if (results.length > 0) return "found";
    if (isServersText) return "nothing";
    if (!isSettled || index === undefined) return "looking";
    return index === "failed" ? "failed" : "nothing";
  }
}

function serversResults(isServersText: boolean, found: readonly SearchEntry[]) {
  return isServersText ? found : [];
}
