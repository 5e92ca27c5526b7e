import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announce.ts";

/** Announces `words`, "7 products, price low to high", once a shown collection is sorted or filtered otherwise. */
export function useAnnouncedList(collection: string, query: string, words: string): void {
  const last = useRef({ collection, query });

  useEffect(() => {
    const before = last.current;
    last.current = { collection, query };
    if (before.collection === collection && before.query !== query) announce(words);
  }, [collection, query, words]);
}
