import { useEffect } from "react";
import type { ProductCard } from "#app/catalogue/product.ts";
import { setRecent } from "#app/ui/set-recent.ts";

type Cards = readonly ProductCard[];

/** Lists whose pages are remembered at once, so that Back finds them: more than anybody compares. */
const MAX_LISTS = 8;

/** The pages that this visitor has seen, by list, the one seen last at the end. An order of a collection is a list. */
const seen = new Map<string, Map<number, Cards>>();

/**
 * Pages that stand before this one because "Show more" led from them to here: the address names the last page only,
 * and Back finds them all again. Nobody else's are ever among them: effects do not run on the server.
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
