import { type Catalogue, inCategory } from "#app/catalogue/catalogue.ts";
import { type FacetName, type Filter, listQuery } from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { type SortOrder, sortOrderOf } from "#app/catalogue/sort-order.ts";
import { sorted } from "#app/catalogue/sorted.ts";
import { SORT_PARAM } from "#app/catalogue/url-parameters.ts";
import { filtered, filterOf, nearestTo } from "./facets.server.ts";

export type CollectionList = {
  /** All dresses of the collection; none where there is no such collection. */
  all: readonly Product[];
  /** Those that the address asks for, in its order; where there are none, those that come nearest. */
  products: readonly Product[];
  filter: Filter;
  /** What the nearest ones leave out of the filter. */
  without: readonly FacetName[];
  order: SortOrder | undefined;
};

/** The list of a collection's address, `parameters` being its query. */
export function collectionList(
  catalogue: Catalogue,
  category: string,
  parameters: URLSearchParams,
): CollectionList {
  const order = sortOrderOf(parameters.get(SORT_PARAM));
  const all = inCategory(catalogue, category);
  const filter = filterOf(all, parameters);
  const nearest = nearestTo(all, filter);
  const products =
    listQuery(nearest.filter) === ""
      ? inCategory(catalogue, category, order)
      : sorted(filtered(all, nearest.filter), order);
  return { all, products, filter, without: nearest.without, order };
}
