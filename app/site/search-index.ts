import { useEffect, useState } from "react";
import type { SearchEntry } from "#app/catalogue/search.ts";

export const SEARCH_INDEX_PATH = "/search-index.json";

/** The names of all dresses, fetched the first time the dialog opens: nobody else pays for it. */
export function useSearchIndex(dialogId: string): readonly SearchEntry[] | undefined {
  const [index, setIndex] = useState<readonly SearchEntry[]>();

  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (!dialog || index) return;
    const controller = new AbortController();
    async function load() {
      const response = await fetch(SEARCH_INDEX_PATH, { signal: controller.signal });
      if (response.ok) setIndex(await response.json());
    }
    // The server may have drawn it open; else `toggle` tells, whoever opened it.
    function loadWhenOpen() {
      if (dialog instanceof HTMLDialogElement && dialog.open) load().catch(() => undefined);
    }
    loadWhenOpen();
    dialog.addEventListener("toggle", loadWhenOpen);
    return () => {
      controller.abort();
      dialog.removeEventListener("toggle", loadWhenOpen);
    };
  }, [dialogId, index]);

  return index;
}
