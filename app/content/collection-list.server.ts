import { type Catalogue, inCategory } from "#app/catalogue/catalogue.ts";
import type { Product } from "#app/catalogue/product.ts";
import { sortOrderOf } from "#app/catalogue/sort-order.ts";
import { SORT_PARAM } from "#app/label/url-parameters.ts";
import { filtered, filterOf, nearestTo, seenInColourFirst } from "./facets.server.ts";

/**
 * Reads a collection's list from the query of its address. `products`: those that it asks for, in its order, or those
 * that come nearest `without` some facets. `all` is empty where there is no such collection.
 */
export function collectionList(catalogue: Catalogue, category: string, parameters: URLSearchParams) {
  const order = sortOrderOf(parameters.get(SORT_PARAM));
  const all = inCategory(catalogue, category);
  const filter = filterOf(all, parameters);
  const nearest = nearestTo(all, filter);
  const left = filtered(all, nearest.filter);
  const products = order
    ? inOrder(left, inCategory(catalogue, category, order))
    : seenInColourFirst(left, nearest.filter);
  return { all, products, filter, without: nearest.without, order };
}

/** `ordered` is sorted once for all lists, because sorting takes longest. */
function inOrder(products: readonly Product[], ordered: readonly Product[]): readonly Product[] {
  if (products.length === ordered.length) return ordered;
  const left = new Set(products);
  return ordered.filter((product) => left.has(product));
}
