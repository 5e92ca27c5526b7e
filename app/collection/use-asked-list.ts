import { useMemo } from "react";
import { useLocation, useNavigation } from "react-router";
import { type Facet, type Filter, filterAsked, filterIn } from "#app/catalogue/facet.ts";
import { type SortOrder, sortOrderOf } from "#app/catalogue/sort-order.ts";
import { SORT_PARAM } from "#app/label/url-parameters.ts";

export type AskedList = { filter: Filter; order: SortOrder | undefined };

/**
 * The filter and order of the latest request, whose answer may be on its way: the next choice adds to them. The object
 * stays the same until they change, so that a navigation to another page does not render the filters again.
 */
export function useAskedList(facets: readonly Facet[]): AskedList {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const isOnItsWay = location?.pathname === pathname;
  const asked = isOnItsWay ? location.search : search;
  return useMemo(() => {
    const parameters = new URLSearchParams(asked);
    return {
      filter: isOnItsWay ? filterAsked(parameters) : filterIn(facets),
      order: sortOrderOf(parameters.get(SORT_PARAM)),
    };
  }, [facets, isOnItsWay, asked]);
}
