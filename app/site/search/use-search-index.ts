import { useEffect, useState } from "react";
import { loadDeferredModules } from "#app/site/load-deferred-modules.ts";
import type { SearchEntry } from "./search-entry.ts";

const SEARCH_INDEX_PATH = "/search-index.json";

/** Finds dresses by name. Undefined until it has been loaded. */
export type SearchIndex = ((text: string) => readonly SearchEntry[]) | "failed" | undefined;

/** The index of all dresses and the code that searches it, loaded when the dialog is first used. */
export function useSearchIndex(dialogId: string): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>();
  const isHere = typeof index === "function";

  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement) || isHere) return;
    const controller = new AbortController();
    let isLoading = false;
    // Once for all moves of the focus; again after it has failed.
    async function load() {
      if (isLoading) return;
      isLoading = true;
      const next = await fetchIndex(controller.signal);
      isLoading = false;
      if (!controller.signal.aborted) setIndex(() => next);
    }
    // Opening puts the focus inside. The server may have rendered it open: then it is there already.
    if (dialog.open) void load();
    dialog.addEventListener("focusin", load);
    return () => {
      controller.abort();
      dialog.removeEventListener("focusin", load);
    };
  }, [dialogId, isHere]);

  return index;
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  try {
    const [response, { searchByName }] = await Promise.all([
      fetch(SEARCH_INDEX_PATH, { signal }),
      loadDeferredModules(),
    ]);
    if (!response.ok) return "failed";
    const entries: SearchEntry[] = await response.json();
    return (text) => searchByName(entries, text);
  } catch {
    return "failed";
  }
}
