import {
  type Facet,
  type FacetName,
  type FacetOption,
  type Filter,
  facetNames,
  without,
} from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { facetedOf } from "./facet-values.server.ts";

type Products = readonly Product[];

/** Values in an address, more than one in a facet are alternatives. Any more are of no use to anybody. */
const MAX_VALUES = 30;

/** What an address asks of this list: values that its form offers, in the form's order; anything else means nothing. */
export function filterOf(products: Products, parameters: URLSearchParams): Filter {
  const { values } = facetedOf(products);
  const filter: Filter = {};
  for (const name of facetNames) {
    const asked = new Set(
      parameters
        .getAll(name)
        .flatMap((value) => value.split(",", MAX_VALUES))
        .slice(0, MAX_VALUES),
    );
    const chosen = values[name].map(({ value }) => value).filter((value) => asked.has(value));
    if (chosen.length > 0) filter[name] = chosen;
  }
  return filter;
}

/** Those that have one of the values chosen in each facet, in the order of the list. */
export function filtered(products: Products, filter: Filter): Products {
  if (Object.keys(filter).length === 0) return products;
  const { slugs } = facetedOf(products);
  return products.filter((product) => isIn(slugs.get(product), filter));
}

/** The form of this list: facets that tell its dresses apart, with how many are left by each value. */
export function facetsOf(products: Products, filter: Filter): Facet[] {
  const { values, slugs } = facetedOf(products);
  return facetNames.flatMap((name) => {
    if (values[name].length === 0) return [];
    const others = filtered(products, without(filter, name));
    const counts = new Map<string, number>();
    for (const product of others)
      for (const slug of slugs.get(product)?.[name] ?? []) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    const options = values[name].map(({ value, label }) => {
      const option: FacetOption = { value, label, count: counts.get(value) ?? 0 };
      return filter[name]?.includes(value) ? { ...option, isChosen: true as const } : option;
    });
    return [{ name, options }];
  });
}

/** For a filter that leaves nothing: the one with a facet less that leaves most, and so on until it leaves something. */
export function nearestTo(products: Products, filter: Filter): { filter: Filter; without: FacetName[] } {
  let nearest = filter;
  const left: FacetName[] = [];
  while (filtered(products, nearest).length === 0) {
    // Of those that leave as many, what stands further down in the form.
    const [best] = facetNames
      .toReversed()
      .filter((name) => nearest[name])
      .map((name) => ({ name, count: filtered(products, without(nearest, name)).length }))
      .toSorted((a, b) => b.count - a.count);
    if (!best) break;
    left.push(best.name);
    nearest = without(nearest, best.name);
  }
  return { filter: nearest, without: left };
}

function isIn(slugs: Record<FacetName, readonly string[]> | undefined, filter: Filter): boolean {
  return facetNames.every((name) => filter[name]?.some((value) => slugs?.[name].includes(value)) ?? true);
}
