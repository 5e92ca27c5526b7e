import { useEffect, useState } from "react";
import type { SearchEntry } from "./search-entry.ts";

const SEARCH_INDEX_PATH = "/search-index.json";

/** Undefined until it is asked for, and while it is on its way. */
export type SearchIndex = readonly SearchEntry[] | "failed" | undefined;

/** The names of all dresses, fetched the first time the dialog is used: nobody else pays for it. */
export function useSearchIndex(dialogId: string): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>();
  const isHere = Array.isArray(index);

  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement) || isHere) return;
    const controller = new AbortController();
    async function load() {
      try {
        const response = await fetch(SEARCH_INDEX_PATH, { signal: controller.signal });
        setIndex(response.ok ? await response.json() : "failed");
      } catch {
        if (!controller.signal.aborted) setIndex("failed");
      }
    }
    // Opening puts the focus inside. The server may have drawn it open: then it is there already.
    if (dialog.open) void load();
    dialog.addEventListener("focusin", load);
    return () => {
      controller.abort();
      dialog.removeEventListener("focusin", load);
    };
  }, [dialogId, isHere]);

  return index;
}
