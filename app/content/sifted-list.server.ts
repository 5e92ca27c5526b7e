import { LRUCache } from "lru-cache";
import { type FacetName, type Filter, facetNames } from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { facetedOf, ofEachFacet } from "./facet-values.server.ts";

type Products = readonly Product[];

/** All that a filter says of a list, found out in one pass: a page asks for it several times, and its cache key before it. */
export type Sifted = {
  /** Those that have one of the values chosen in each facet, in the order of the list. */
  products: Products;
  /** By value: how many have it of those that fit in all other facets. */
  counts: Record<FacetName, ReadonlyMap<string, number>>;
  /** How many there are with these facets left out of the filter. */
  countWithout: (names: readonly FacetName[]) => number;
};

/** Dresses in the lists that are kept of one collection: ten lists of ten thousand, or some 200 short ones; 1 MB at most. */
const MOST_KEPT = 100_000;

/** What a list without a dress takes, in dresses. */
const LEAST_SIZE = 500;

/** By list: they go with their catalogue. */
const kept = new WeakMap<Products, LRUCache<string, Sifted>>();

export function siftedBy(products: Products, filter: Filter): Sifted {
  const lists = kept.get(products) ?? noLists();
  kept.set(products, lists);
  const key = JSON.stringify(facetNames.map((name) => filter[name]));
  const sifted = lists.get(key) ?? sift(products, filter);
  lists.set(key, sifted);
  return sifted;
}

function noLists() {
  return new LRUCache<string, Sifted>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ products }) => LEAST_SIZE + products.length,
  });
}

function sift(products: Products, filter: Filter): Sifted {
  const { places } = facetedOf(products);
  const misses = missesOf(products, filter);
  const counts = ofEachFacet((name) => {
    const others = ~bit(name);
    const fits = (place: number) => ((misses[place] ?? 0) & others) === 0;
    return new Map([...places[name]].map(([value, having]) => [value, countOf(having, fits)]));
  });
  const numbers = new Map<number, number>();
  for (const missed of misses) numbers.set(missed, (numbers.get(missed) ?? 0) + 1);
  return {
    products: products.filter((_, place) => misses[place] === 0),
    counts,
    countWithout(names) {
      const others = ~bits(names);
      return [...numbers].reduce((sum, [missed, count]) => ((missed & others) === 0 ? sum + count : sum), 0);
    },
  };
}

/** Of each dress the facets of the filter in which it has no value that is chosen, as bits. */
function missesOf(products: Products, filter: Filter): Uint32Array {
  const { places } = facetedOf(products);
  const chosen = facetNames.filter((name) => filter[name]);
  const misses = new Uint32Array(products.length).fill(bits(chosen));
  for (const name of chosen) {
    const others = ~bit(name);
    for (const value of filter[name] ?? [])
      for (const place of places[name].get(value) ?? []) misses[place] = (misses[place] ?? 0) & others;
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
