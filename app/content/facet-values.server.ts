import type { FacetName } from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import { colourFamilies, filterWords } from "#words/filter.ts";
import { languageTag } from "#words/locale.ts";
import { colourFamilyOf } from "./colour-family.server.ts";
import { bandNamed, type Price, priceBandsOf, pricesOf, rangeStart } from "./price-bands.server.ts";

type Products = readonly Product[];

type Value = { value: string; label: string };

/** A value, and where in the list the dresses stand that have it. */
type Having = Value & { places: readonly number[] };

/** All that is asked of a list again and again, made once. */
type Faceted = {
  /** By facet and value: all that the dresses have. */
  found: Record<FacetName, ReadonlyMap<string, Having>>;
  /** By place in the list. */
  prices: readonly Price[];
  /** What the form has, in its order; nothing where it tells no dresses apart. */
  offered: Record<FacetName, readonly Having[]>;
};

/**
 * Values of one facet in the form, and in an address. More nobody reads through, and each is sent with every page of the collection: a label
 * may write another fabric for each of ten thousand dresses.
 */
export const MOST_OFFERED = 30;

const known = new WeakMap<Products, Faceted>();

export function facetedOf(products: Products): Faceted {
  const before = known.get(products);
  if (before) return before;
  const prices = pricesOf(products);
  const bands = priceBandsOf(prices);
  const slugOfLabel = slugsOnce();
  const found = ofEachFacet((name) =>
    havingEach(
      name === "price"
        ? prices.map((price) => bands.filter(({ has }) => has(price)))
        : products.map((product) => valuesIn(product, name, slugOfLabel)),
    ),
  );
  const offered = ofEachFacet((name) => inOrder(telling([...found[name].values()], products.length), name));
  const faceted = { found, prices, offered };
  known.set(products, faceted);
  return faceted;
}

/** Of a value that dresses have; a range of prices may be one that the form has not. */
export function havingOf(products: Products, name: FacetName, value: string): Having | undefined {
  const { found, prices } = facetedOf(products);
  const having = found[name].get(value);
  const band = having || name !== "price" ? undefined : bandNamed(value);
  if (!band) return having;
  const places: number[] = [];
  for (const [place, price] of prices.entries()) if (band.has(price)) places.push(place);
  return places.length > 0 ? { value, label: band.label, places } : undefined;
}

/** What the form of a facet has where these values are asked for: those of them that dresses have stand in it, too, if it has any. */
export function valuesOf(products: Products, name: FacetName, asked: Iterable<string>): readonly Having[] {
  const values = facetedOf(products).offered[name];
  if (values.length === 0) return values;
  const further = [...asked].flatMap((value) => havingOf(products, name, value) ?? []);
  const all = new Set([...values, ...further]);
  return all.size === values.length ? values : inOrder([...all], name);
}

/** Thousands of dresses have few labels, and making a slug is what takes longest. */
function slugsOnce(): (label: string) => string {
  const slugs = new Map<string, string>();
  return (label) => {
    const slug = slugs.get(label) ?? slugOf(label);
    slugs.set(label, slug);
    return slug;
  };
}

/** Each value once, as it is written first. */
function havingEach(ofDresses: readonly (readonly Value[])[]): ReadonlyMap<string, Having> {
  const found = new Map<string, Value & { places: number[] }>();
  for (const [place, values] of ofDresses.entries())
    for (const { value, label } of values) {
      const before = found.get(value);
      if (!before) found.set(value, { value, label, places: [place] });
      else if (before.places.at(-1) !== place) before.places.push(place);
    }
  return found;
}

function valuesIn(
  product: Product,
  name: Exclude<FacetName, "price">,
  slugOfLabel: (label: string) => string,
): readonly Value[] {
  if (name === "colour") {
    const families = product.colours.filter(({ isAvailable }) => isAvailable);
    return families.map(({ value }) => {
      const family = colourFamilyOf(value);
      return { value: family, label: colourFamilies[family] };
    });
  }
  if (name === "size")
    return product.sizes
      .filter(({ isAvailable }) => isAvailable)
      .map(({ label }) => ({ value: slugOfLabel(label), label }))
      .filter(({ value }) => value);
  if (name === "for")
    return product.offers.map((offer) => ({ value: offer, label: filterWords.offers[offer] }));
  const label = product[name];
  const value = slugOfLabel(label);
  return value ? [{ value, label }] : [];
}

/**
 * What a facet of the form has. Nothing where there is no choice, or where each dress has all the values there are: most are to rent and to buy,
 * and to choose one of that changes nothing. Beside others, one that all have stays: without it the form would say that no dress has it.
 */
function telling(values: readonly Having[], count: number): readonly Having[] {
  const isTelling = values.some(({ places }) => places.length < count);
  const offered = values.length > MOST_OFFERED ? mostShared(values) : values;
  return isTelling && offered.length > 1 ? offered : [];
}

/** Those that most dresses have. What a dress has for itself leads to no choice. */
function mostShared(values: readonly Having[]): readonly Having[] {
  return values
    .filter(({ places }) => places.length > 1)
    .toSorted((a, b) => b.places.length - a.places.length)
    .slice(0, MOST_OFFERED);
}

/** Colours in the order of their families, sizes by number, prices upwards, the rest by name. */
function inOrder(values: readonly Having[], name: FacetName): readonly Having[] {
  if (name === "colour") {
    const families = Object.keys(colourFamilies);
    return values.toSorted((a, b) => families.indexOf(a.value) - families.indexOf(b.value));
  }
  if (name === "price") return values.toSorted((a, b) => rangeStart(a.value) - rangeStart(b.value));
  return values.toSorted((a, b) => collator.compare(a.label, b.label));
}

const collator = new Intl.Collator(languageTag, { sensitivity: "base", numeric: true });

function ofEachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return {
    colour: make("colour"),
    silhouette: make("silhouette"),
    neckline: make("neckline"),
    sleeves: make("sleeves"),
    fabric: make("fabric"),
    size: make("size"),
    price: make("price"),
    for: make("for"),
  };
}
