import { useEffect, useRef } from "react";
import { announceDeferred } from "#app/site/load-deferred-modules.ts";

/** Announces `words`, "7 products, price low to high", once a shown collection is sorted or filtered otherwise. */
export function useAnnouncedList(collection: string, query: string, words: string): void {
  const last = useRef({ collection, query });

  useEffect(() => {
    const before = last.current;
    last.current = { collection, query };
    if (before.collection === collection && before.query !== query) announceDeferred(words);
  }, [collection, query, words]);
}
