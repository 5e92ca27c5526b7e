import { useEffect } from "react";
import type { ProductCard } from "#app/catalogue/product.ts";

type Cards = readonly ProductCard[];

/** The pages of one list that this visitor has seen; another list, or another order of it, begins anew. */
let seen: { list: string; pages: Map<number, Cards> } = { list: "", pages: new Map() };

/**
 * Pages that stand before this one because "Show more" led from them to here: the address names the last page only,
 * and Back finds them all again. Nobody else's are ever among them: effects do not run on the server.
 */
export function usePagesBefore(list: string, number: number, cards: Cards): readonly Cards[] {
  useEffect(() => {
    if (seen.list !== list) seen = { list, pages: new Map() };
    seen.pages.set(number, cards);
  }, [list, number, cards]);

  const before: Cards[] = [];
  for (let page = number - 1; page > 0 && seen.list === list; page--) {
    const known = seen.pages.get(page);
    if (!known) break;
    before.unshift(known);
  }
  return before;
}
