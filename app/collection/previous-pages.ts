import { useEffect } from "react";
import type { ProductCard } from "#app/catalogue/product.ts";
import { setRecent } from "#app/ui/set-recent.ts";

type Cards = readonly ProductCard[];

/** Back finds the pages of so many lists, more than anybody compares. */
const MAX_LISTS = 8;

/** The pages that this visitor has seen, by list; each order of a collection is a list. */
const seen = new Map<string, Map<number, Cards>>();

/**
 * Pages before this one, from which "Show more" led here: the address names the last page only, and Back finds them all.
 * They belong to this visitor alone, because effects do not run on the server.
 */
export function usePreviousPages(list: string, number: number, cards: Cards): readonly Cards[] {
  useEffect(() => remember(list, number, cards), [list, number, cards]);

  const before: Cards[] = [];
  for (let page = number - 1; page > 0; page--) {
    const known = seen.get(list)?.get(page);
    if (!known) break;
    before.unshift(known);
  }
  return before;
}

function remember(list: string, number: number, cards: Cards) {
  const pages = seen.get(list) ?? new Map<number, Cards>();
  pages.set(number, cards);
  setRecent(seen, list, pages, MAX_LISTS);
}
