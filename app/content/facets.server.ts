import {
  type Facet,
  type FacetName,
  type FacetOption,
  type Filter,
  facetNames,
  without,
} from "#app/catalogue/facet.ts";
import { formatPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import { colourFamilies, filterWords } from "#app/label/words.ts";
import { colourFamilyOf } from "./colour-family.server.ts";

type Products = readonly Product[];

type Value = { value: string; label: string };

/** What the dresses of a list have of each facet, in the order of the form. */
type Values = Record<FacetName, readonly Value[]>;

/** All that is asked of a list again and again, made once. */
type Faceted = {
  values: Values;
  /** By dress. */
  slugs: ReadonlyMap<Product, Record<FacetName, readonly string[]>>;
};

const known = new WeakMap<Products, Faceted>();

/** Values in an address, more than one in a facet are alternatives. Any more are of no use to anybody. */
const MAX_VALUES = 30;

/** What an address asks of this list: values that a dress of it has, in the list's order; anything else means nothing. */
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
    if (values[name].length < 2 || !tellsApart(products, name)) return [];
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

/** Where each dress has all the values there are, as most are to rent and to buy, to choose one changes nothing. */
function tellsApart(products: Products, name: FacetName): boolean {
  const { values, slugs } = facetedOf(products);
  return products.some((product) => slugs.get(product)?.[name].length !== values[name].length);
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

function facetedOf(products: Products): Faceted {
  const before = known.get(products);
  if (before) return before;
  const bands = bandsOf(products);
  const valuesOf = (product: Product) => ofEachFacet((name) => valuesIn(product, name, bands));
  const all = products.map((product) => ({ product, values: valuesOf(product) }));
  const faceted = {
    values: ofEachFacet((name) =>
      distinct(
        name,
        all.flatMap(({ values }) => values[name]),
        bands,
      ),
    ),
    slugs: new Map(
      all.map(({ product, values }) => [
        product,
        ofEachFacet((name) => [...new Set(values[name].map(({ value }) => value))]),
      ]),
    ),
  };
  known.set(products, faceted);
  return faceted;
}

function valuesIn(product: Product, name: FacetName, bands: readonly Band[]): readonly Value[] {
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
      .map(({ label }) => ({ value: slugOf(label), label }))
      .filter(({ value }) => value);
  if (name === "price") return bands.filter(({ has }) => has(product));
  if (name === "for")
    return product.offers.map((offer) => ({ value: offer, label: filterWords.offers[offer] }));
  const label = product[name];
  const value = slugOf(label);
  return value ? [{ value, label }] : [];
}

/** Each once, as it is written first: colours in the order of their families, sizes by number, prices upwards, the rest by name. */
function distinct(name: FacetName, values: readonly Value[], bands: readonly Band[]): readonly Value[] {
  const found = [...new Map(values.toReversed().map((value) => [value.value, value])).values()];
  const families = Object.keys(colourFamilies);
  if (name === "colour")
    return found.toSorted((a, b) => families.indexOf(a.value) - families.indexOf(b.value));
  if (name === "price") return bands.filter(({ value }) => found.some((other) => other.value === value));
  return found.toSorted((a, b) => collator.compare(a.label, b.label));
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

type Band = Value & { has: (product: Product) => boolean };

const MAX_BANDS = 4;

/** Round amounts, in US dollars. */
const STEPS = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 100_000];

/**
 * Ranges of prices in round amounts, as few as tell the dresses apart: of what it costs to buy them. What is only to rent is in none of
 * them, unless nothing here is for sale: then they are of what it costs to rent.
 */
function bandsOf(products: Products): readonly Band[] {
  const offer: Offer = products.some(({ offers }) => offers.includes("purchase")) ? "purchase" : "rent";
  const priceOf = ({ offers, price, rental }: Product) => {
    if (!offers.includes(offer)) return undefined;
    return offer === "purchase" ? price : rental.price;
  };
  const prices = products.flatMap((product) => priceOf(product) ?? []);
  const least = prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = prices.reduce((a, b) => Math.max(a, b), 0);
  const step = STEPS.find((amount) => (most - least) / amount < MAX_BANDS - 1) ?? most;
  const first = Math.floor(least / step) * step;
  const bands: Band[] = [];
  for (let from = first; prices.length > 0 && from <= most && bands.length <= MAX_BANDS; from += step) {
    const to = from + step;
    bands.push({
      value: `${from}-${to}`,
      label: from === 0 ? filterWords.under(formatPrice(to)) : `${formatPrice(from)} – ${formatPrice(to)}`,
      has(product) {
        const price = priceOf(product) ?? -1;
        return price >= from && price < to;
      },
    });
  }
  const onRequest = {
    value: "on-request",
    label: formatPrice(null),
    has: (product: Product) => priceOf(product) === null,
  };
  return [...bands, onRequest];
}

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
