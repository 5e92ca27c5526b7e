import type { FacetName } from "#app/catalogue/facet.ts";
import type { Product } from "#app/catalogue/product.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import { colourFamilies, filterWords, languageTag } from "#app/label/words.ts";
import { colourFamilyOf } from "./colour-family.server.ts";
import { type Band, priceBandsOf } from "./price-bands.server.ts";

type Products = readonly Product[];

type Value = { value: string; label: string };

/** What tells the dresses of a list apart in each facet, in the order of the form; nothing where it tells none apart. */
type Values = Record<FacetName, readonly Value[]>;

/** All that is asked of a list again and again, made once. */
export type Faceted = {
  values: Values;
  /** By facet and value: where in the list the dresses stand that have it. */
  places: Record<FacetName, ReadonlyMap<string, readonly number[]>>;
};

const known = new WeakMap<Products, Faceted>();

export function facetedOf(products: Products): Faceted {
  const before = known.get(products);
  if (before) return before;
  const bands = priceBandsOf(products);
  const slugOfLabel = slugsOnce();
  const ofDresses = ofEachFacet((name) =>
    products.map((product) => onceEach(valuesIn(product, name, bands, slugOfLabel))),
  );
  const faceted = {
    values: ofEachFacet((name) => telling(ofDresses[name], name, bands)),
    places: ofEachFacet((name) => placesOf(ofDresses[name])),
  };
  known.set(products, faceted);
  return faceted;
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

function placesOf(ofDresses: readonly (readonly Value[])[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, values] of ofDresses.entries())
    for (const { value } of values) {
      const others = places.get(value);
      if (others) others.push(place);
      else places.set(value, [place]);
    }
  return places;
}

function valuesIn(
  product: Product,
  name: FacetName,
  bands: readonly Band[],
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
  if (name === "price") return bands.filter(({ has }) => has(product));
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
function telling(ofDresses: readonly (readonly Value[])[], name: FacetName, bands: readonly Band[]) {
  const found = onceEach(ofDresses.flat());
  const isTelling = found.length > 1 && ofDresses.some(({ length }) => length < found.length);
  return isTelling ? inOrder(found, name, bands) : [];
}

/** As it is written first. */
function onceEach(values: readonly Value[]): readonly Value[] {
  if (values.length < 2) return values;
  const once = new Map<string, Value>();
  for (const value of values.toReversed()) once.set(value.value, value);
  return [...once.values()];
}

/** Colours in the order of their families, sizes by number, prices upwards, the rest by name. */
function inOrder(values: readonly Value[], name: FacetName, bands: readonly Band[]): readonly Value[] {
  const families = Object.keys(colourFamilies);
  if (name === "colour")
    return values.toSorted((a, b) => families.indexOf(a.value) - families.indexOf(b.value));
  if (name === "price") return bands.filter(({ value }) => values.some((other) => other.value === value));
  return values.toSorted((a, b) => collator.compare(a.label, b.label));
}

const collator = new Intl.Collator(languageTag, { sensitivity: "base", numeric: true });

export function ofEachFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
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
