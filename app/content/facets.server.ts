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
import { siftedBy } from "./sifted-list.server.ts";

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
  return Object.keys(filter).length === 0 ? products : siftedBy(products, filter).products;
}

/** The form of this list: facets that tell its dresses apart, with how many are left by each value. */
export function facetsOf(products: Products, filter: Filter): Facet[] {
  const { values } = facetedOf(products);
  const { counts } = siftedBy(products, filter);
  return facetNames.flatMap((name) => {
    if (values[name].length === 0) return [];
    const options = values[name].map(({ value, label }) => {
      const option: FacetOption = { value, label, count: counts[name].get(value) ?? 0 };
      return filter[name]?.includes(value) ? { ...option, isChosen: true as const } : option;
    });
    return [{ name, options }];
  });
}

/** For a filter that leaves nothing: the one with a facet less that leaves most, and so on until it leaves something. */
export function nearestTo(products: Products, filter: Filter): { filter: Filter; without: FacetName[] } {
  const { countWithout } = siftedBy(products, filter);
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
