import availabilityWords from "#words/availability.json" with { type: "json" };
import colourFamilies from "#words/colour-families.json" with { type: "json" };
import filterWords from "#words/filter.json" with { type: "json" };
import { languageTag } from "#words/locale.ts";
import { availabilities, availabilityOf } from "./availability.ts";
import { colourFamilyOf } from "./colour-family.server.ts";
import { type FacetName, facetNames } from "./facet.ts";
import {
  bandNamed,
  currencyIn,
  type OfferedPrice,
  priceBandsOf,
  pricesOf,
  rangeStart,
} from "./price-bands.server.ts";
import { type Product, sizeInWords } from "./product.ts";
import { slugOf } from "./slug.ts";

type Products = readonly Product[];

type Named = { value: string; label: string; swatch?: string };

export type FacetValue = Named & { dresses: ReadonlySet<Product> };

type ListValues = {
  /** All values that the dresses have, by facet. */
  byFacet: ReadonlyMap<FacetName, ReadonlyMap<string, FacetValue>>;
  /** The values of the form, in its order; a facet that tells no dresses apart has none. */
  offered: ReadonlyMap<FacetName, readonly FacetValue[]>;
  prices: ReadonlyMap<Product, OfferedPrice>;
};

/**
 * A form, and an address, has at most so many values of one facet. A label may name another fabric for each of ten
 * thousand dresses, and every page of the collection would carry them all.
 */
export const MOST_OFFERED = 30;

/** The lists of a catalogue never change, so their dresses are read once. */
const lists = new WeakMap<Products, ListValues>();

/** The values in the form of the whole list. */
export function offeredValues(products: Products, name: FacetName): readonly FacetValue[] {
  return listValues(products).offered.get(name) ?? [];
}

/** Finds a value that dresses have. A range of prices may be one that the form does not have. */
export function valueNamed(products: Products, name: FacetName, value: string): FacetValue | undefined {
  const { byFacet, prices } = listValues(products);
  const listedValue = byFacet.get(name)?.get(value);
  const currency = listedValue || name !== "price" ? undefined : currencyIn(prices.values());
  const band = currency && bandNamed(value, currency);
  if (!band) return listedValue;
  const dresses = new Set(products.filter((product) => band.has(prices.get(product))));
  return dresses.size > 0 ? { value, label: band.label, dresses } : undefined;
}

/** The values of the form, with the requested ones that dresses have beside them. */
export function valuesOf(
  products: Products,
  name: FacetName,
  requestedValues: Iterable<string>,
): readonly FacetValue[] {
  const offered = offeredValues(products, name);
  if (offered.length === 0) return offered;
  const isNew = (value: string) => offered.every((other) => other.value !== value);
  const further = [...requestedValues]
    .filter(isNew)
    .flatMap((value) => valueNamed(products, name, value) ?? []);
  return further.length === 0 ? offered : inOrder([...offered, ...further], name);
}

function listValues(products: Products): ListValues {
  const cachedValues = lists.get(products);
  if (cachedValues) return cachedValues;
  const prices = new Map(pricesOf(products));
  const bands = priceBandsOf([...prices.values()]);
  const byFacet = new Map(
    facetNames.map((name) => [
      name,
      byValue(products, (product) =>
        name === "price" ? bands.filter(({ has }) => has(prices.get(product))) : valuesIn(product, name),
      ),
    ]),
  );
  const offered = new Map(
    [...byFacet].map(([name, values]) => [
      name,
      inOrder(distinguishing([...values.values()], products.length), name),
    ]),
  );
  const values = { byFacet, offered, prices };
  lists.set(products, values);
  return values;
}

/** Each value takes the spelling, or the shade, in which it comes first. */
function byValue(
  products: Products,
  valuesIn: (product: Product) => readonly Named[],
): ReadonlyMap<string, FacetValue> {
  const facetValues = new Map<string, Named & { dresses: Set<Product> }>();
  for (const product of products)
    for (const named of valuesIn(product)) {
      const existingValue = facetValues.get(named.value);
      if (existingValue) existingValue.dresses.add(product);
      else facetValues.set(named.value, { ...named, dresses: new Set([product]) });
    }
  return facetValues;
}

function valuesIn(product: Product, name: Exclude<FacetName, "price">): readonly Named[] {
  if (name === "colour")
    return product.colours
      .filter(({ isAvailable }) => isAvailable)
      .map(({ value: swatch }) => ({ family: colourFamilyOf(swatch), swatch }))
      .map(({ family, swatch }) => ({ value: family, label: colourFamilies[family], swatch }));
  if (name === "size")
    return product.sizes
      .filter(({ isAvailable }) => isAvailable)
      .flatMap((size) => named(sizeInWords(size), size.label));
  if (name === "for")
    return product.offers.map((offer) => ({ value: offer, label: filterWords.offers[offer] }));
  if (name === "availability") {
    const { state } = availabilityOf(product) ?? { state: "available" };
    return [{ value: state, label: availabilityWords[state] }];
  }
  return named(product[name], product.originals?.[name]);
}

/** A label without a letter is no value. An address has the value of the original in each language. */
function named(label: string, original = label): readonly Named[] {
  const value = facetValueOf(original);
  return value ? [{ value, label }] : [];
}

/** These signs tell sizes and cloths apart, "42" from "42+". Others only part words: "36/38" and "36-38" are one. */
const telling = /[+*#†‡±½¼¾⅓⅔⅛⅜⅝⅞]/g;

const signs: Readonly<Record<string, string>> = { "+": "plus", "*": "star" };

/** The value of a label in an address: "A-Line" is "a-line", "42+" is "42-plus", and "38½" is "38-1-2". */
export function facetValueOf(label: string): string {
  return slugOf(label) && slugOf(label.replace(telling, spelled));
}

/** "½" is as good as "1/2". */
function spelled(sign: string): string {
  return ` ${/\p{N}/u.test(sign) ? sign : (signs[sign] ?? sign.codePointAt(0)?.toString(16))} `;
}

/**
 * A facet is offered where it leaves a choice and some value is not on every dress: most dresses are both to rent and to
 * buy. A value that all dresses have stays beside others, or the form would deny it.
 */
function distinguishing(values: readonly FacetValue[], count: number): readonly FacetValue[] {
  const isDistinguishing = values.some(({ dresses }) => dresses.size < count);
  const offered = values.length > MOST_OFFERED ? mostShared(values) : values;
  return isDistinguishing && offered.length > 1 ? offered : [];
}

/** The values that most dresses have. A value of a single dress leaves no choice. */
function mostShared(values: readonly FacetValue[]): readonly FacetValue[] {
  return values
    .filter(({ dresses }) => dresses.size > 1)
    .toSorted((a, b) => b.dresses.size - a.dresses.size)
    .slice(0, MOST_OFFERED);
}

/** Colours stand in the order of their families, sizes by number, prices upwards, the rest by name. */
function inOrder(values: readonly FacetValue[], name: FacetName): readonly FacetValue[] {
  if (name === "colour") {
    const families = Object.keys(colourFamilies);
    return values.toSorted((a, b) => families.indexOf(a.value) - families.indexOf(b.value));
  }
  if (name === "price") return values.toSorted((a, b) => rangeStart(a.value) - rangeStart(b.value));
  if (name === "availability") {
    const states: readonly string[] = availabilities;
    return values.toSorted((a, b) => states.indexOf(a.value) - states.indexOf(b.value));
  }
  return values.toSorted((a, b) => collator.compare(a.label, b.label));
}

const collator = new Intl.Collator(languageTag, { sensitivity: "base", numeric: true });
