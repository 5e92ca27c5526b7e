import { useEffect } from "react";
import { searchIn, withSearch } from "./search-path.ts";

/** Not with each letter: Safari refuses more than 100 changes of an address in 30 seconds. */
const PAUSE_MS = 600;

/** An address that has opened the dialog follows its field, emptied or not: Back and a reload find the search as it was left. */
export function useAddressAsLeft(text: string, inAddress: string | null): void {
  useEffect(() => {
    if (inAddress === null) return;
    const pause = setTimeout(() => {
      // Back may have led to an address without a search, whose screen is still on its way.
      if (searchIn(location) !== null) writeToAddress(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, inAddress]);
}

/** Writes into the history entry alone. The router reads the address when it comes back. */
export function writeToAddress(text: string): void {
  const before = searchIn(location) ?? "";
  if (before !== text) history.replaceState(history.state, "", withSearch(location, text));
}
