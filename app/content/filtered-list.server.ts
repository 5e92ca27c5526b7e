import { LRUCache } from "lru-cache";
import {
  type Facet,
  type FacetName,
  type FacetOption,
  type Filter,
  facetNames,
} from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { havingOf, valuesOf } from "./facet-values.server.ts";

type Products = readonly Product[];

/** All that a filter says of a list, found out in one pass: a page asks for it several times, and its cache key before it. */
type FilteredList = {
  /** Those that have one of the values chosen in each facet, in the order of the list. */
  products: Products;
  /** The form: of each value how many have it of those that fit in all other facets. */
  facets: readonly Facet[];
  /** How many there are with these facets left out of the filter. */
  countWithout: (names: readonly FacetName[]) => number;
};

/** Of the lists that are cached of one collection, in dresses, of which each takes 8 bytes: 1 MB at most. */
const MAX_CACHED_DRESSES = 100_000;

/** What a list without a dress takes, in dresses: most of it the numbers of those that miss each combination of facets. */
const LEAST_SIZE = 1_000;

/** What a value of its form takes, in dresses. */
const OPTION_SIZE = 8;

/** By list: they go with their catalogue. */
const cache = new WeakMap<Products, LRUCache<string, FilteredList>>();

export function filterList(products: Products, filter: Filter): FilteredList {
  const lists = cache.get(products) ?? noLists();
  cache.set(products, lists);
  const key = JSON.stringify(facetNames.map((name) => filter[name]));
  const list = lists.get(key) ?? filterOnce(products, filter);
  lists.set(key, list);
  return list;
}

function noLists() {
  return new LRUCache<string, FilteredList>({
    maxSize: MAX_CACHED_DRESSES,
    sizeCalculation: ({ products, facets }, key) =>
      LEAST_SIZE + products.length + OPTION_SIZE * countOfOptions(facets) + key.length,
  });
}

function countOfOptions(facets: readonly Facet[]): number {
  return facets.reduce((sum, { options }) => sum + options.length, 0);
}

function filterOnce(products: Products, filter: Filter): FilteredList {
  const misses = missesOf(products, filter);
  return {
    products: products.filter((_, place) => misses[place] === 0),
    facets: countedFacets(products, filter, misses),
    countWithout: countsWithout(misses),
  };
}

function countedFacets(products: Products, filter: Filter, misses: Uint32Array): readonly Facet[] {
  return facetNames.flatMap((name) => {
    const chosen = filter[name] ?? [];
    const others = ~bit(name);
    const fits = (place: number) => ((misses[place] ?? 0) & others) === 0;
    const options = valuesOf(products, name, chosen).map(({ value, label, places }): FacetOption => {
      const option = { value, label, count: countOf(places, fits) };
      return chosen.includes(value) ? { ...option, isChosen: true } : option;
    });
    return options.length > 0 ? [{ name, options }] : [];
  });
}

/** Apart from what they are counted in, which is not to be kept with them. */
function countsWithout(misses: Uint32Array): FilteredList["countWithout"] {
  const numbers = new Map<number, number>();
  for (const missed of misses) numbers.set(missed, (numbers.get(missed) ?? 0) + 1);
  return (names) => {
    const others = ~bits(names);
    return [...numbers].reduce((sum, [missed, count]) => ((missed & others) === 0 ? sum + count : sum), 0);
  };
}

/** Of each dress the facets of the filter in which it has no value that is chosen, as bits. */
function missesOf(products: Products, filter: Filter): Uint32Array {
  const chosen = facetNames.filter((name) => filter[name]);
  const misses = new Uint32Array(products.length).fill(bits(chosen));
  for (const name of chosen) {
    const others = ~bit(name);
    for (const value of filter[name] ?? [])
      for (const place of havingOf(products, name, value)?.places ?? [])
        misses[place] = (misses[place] ?? 0) & others;
  }
  return misses;
}

function bits(names: readonly FacetName[]): number {
  return names.reduce((sum, name) => sum | bit(name), 0);
}

function bit(name: FacetName): number {
  return 1 << facetNames.indexOf(name);
}

function countOf(places: readonly number[], fits: (place: number) => boolean): number {
  return places.reduce((count, place) => (fits(place) ? count + 1 : count), 0);
}
