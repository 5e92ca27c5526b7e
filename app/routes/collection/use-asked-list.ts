import { useLocation, useNavigation } from "react-router";
import { type Facet, type Filter, filterAsked, filterIn } from "#app/catalogue/facet.ts";
import { type SortOrder, sortOrderOf } from "#app/catalogue/sort-order.ts";
import { SORT_PARAM } from "#app/catalogue/url-parameters.ts";

export type AskedList = { filter: Filter; order: SortOrder | undefined };

/** What this list was asked for last. Its answer may be on its way: whatever is chosen next begins with what is chosen already. */
export function useAskedList(facets: readonly Facet[]): AskedList {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const isOnItsWay = location?.pathname === pathname;
  const parameters = new URLSearchParams(isOnItsWay ? location.search : search);
  return {
    filter: isOnItsWay ? filterAsked(parameters) : filterIn(facets),
    order: sortOrderOf(parameters.get(SORT_PARAM)),
  };
}
