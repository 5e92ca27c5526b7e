import { useEffect, useRef } from "react";
import { announce } from "#app/ui/announce.ts";

/** Says `words`, "7 products, price low to high", once a collection that is shown is sorted or filtered in another way. */
export function useAnnouncedList(collection: string, query: string, words: string): void {
  const last = useRef({ collection, query });

  useEffect(() => {
    const before = last.current;
    last.current = { collection, query };
    if (before.collection === collection && before.query !== query) announce(words);
  }, [collection, query, words]);
}
