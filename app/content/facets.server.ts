import { type Facet, type FacetName, type Filter, facetNames, without } from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { facetedOf, MOST_OFFERED, valuesOf } from "./facet-values.server.ts";
import { filterList } from "./filtered-list.server.ts";

type Products = readonly Product[];

/**
 * What an address asks of this list, in the form's order: values that its dresses have, of facets that its form has; anything else means nothing.
 * More than one of a facet are alternatives.
 */
export function filterOf(products: Products, parameters: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const name of facetNames) {
    const asked = new Set(
      parameters
        .getAll(name)
        .flatMap((value) => value.split(",", MOST_OFFERED))
        .slice(0, MOST_OFFERED),
    );
    const chosen = valuesOf(products, name, asked).flatMap(({ value }) => (asked.has(value) ? [value] : []));
    if (chosen.length > 0) filter[name] = chosen;
  }
  return filter;
}

/** Those that have one of the values chosen in each facet, in the order of the list. */
export function filtered(products: Products, filter: Filter): Products {
  return Object.keys(filter).length === 0 ? products : filterList(products, filter).products;
}

/** Whether the form of the whole list has all that is chosen: of what dresses have beside it there is no end. */
export function isOffered(products: Products, filter: Filter): boolean {
  const { offered } = facetedOf(products);
  return facetNames.every((name) =>
    (filter[name] ?? []).every((chosen) => offered[name].some(({ value }) => value === chosen)),
  );
}

/** The form of this list: facets that tell its dresses apart, with how many are left by each value. */
export function facetsOf(products: Products, filter: Filter): readonly Facet[] {
  return filterList(products, filter).facets;
}

/** For a filter that leaves nothing: the one with a facet less that leaves most, and so on until it leaves something. */
export function nearestTo(products: Products, filter: Filter): { filter: Filter; without: FacetName[] } {
  const { countWithout } = filterList(products, filter);
  let nearest = filter;
  const left: FacetName[] = [];
  while (countWithout(left) === 0) {
    // Of those that leave as many, what stands further down in the form.
    const [best] = facetNames
      .toReversed()
      .filter((name) => nearest[name])
      .map((name) => ({ name, count: countWithout([...left, name]) }))
      .toSorted((a, b) => b.count - a.count);
    if (!best) break;
    left.push(best.name);
    nearest = without(nearest, best.name);
  }
  return { filter: nearest, without: left };
}
