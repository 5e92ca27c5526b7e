import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { useNextLocation } from "#app/ui/next-location.ts";
import {
  type Facet,
  filterIn,
  type ListChoice,
  readFilter,
  readFree,
  showsRail,
} from "#model/dresses/facet.ts";
import { sortOrderOf } from "#model/dresses/sort-order.ts";
import { SORT_PARAM } from "#model/screens/url-parameters.ts";

/**
 * The choice of the latest request, whose answer may be on its way: the next one adds to it. The object
 * stays the same until that changes, so that a navigation to another page does not render the filters again.
 */
export function useRequestedList(
  facets: readonly Facet[],
  { hasRail, hasPrices, asksForDay }: { hasRail: boolean; hasPrices: boolean; asksForDay: boolean },
): ListChoice {
  const { pathname, search } = useLocation();
  const location = useNextLocation();
  const isOnItsWay = location?.pathname === pathname;
  const query = isOnItsWay ? location.search : search;
  return useMemo(() => {
    const parameters = new URLSearchParams(query);
    return {
      filter: isOnItsWay ? readFilter(parameters) : filterIn(facets),
      sort: sortOrderOf(parameters.get(SORT_PARAM), hasPrices),
      free: asksForDay ? readFree(parameters) : undefined,
      isRail: showsRail(hasRail, parameters),
    };
  }, [facets, hasRail, hasPrices, asksForDay, isOnItsWay, query]);
}

/** Announces `words`, "7 products, price low to high", once a shown collection is sorted or filtered otherwise. */
export function useAnnouncedList(collection: string, query: string, words: string): void {
  const last = useRef({ collection, query });

  useEffect(() => {
    const before = last.current;
    last.current = { collection, query };
    if (before.collection === collection && before.query !== query) announce(words);
  }, [collection, query, words]);
}
