import { LAST_DAY } from "#model/days/day.ts";
import { askedDay, type CalendarShop, freeDayOf, type IsFree } from "#model/rental/free-day.server.ts";
import { FREE_PARAM, SORT_PARAM } from "#model/screens/url-parameters.ts";
import contactWords from "#words/contact.json" with { type: "json" };
import { availabilityOf } from "./availability.ts";
import { type Catalogue, inCategory } from "./catalogue.ts";
import type { Choice } from "./choice.ts";
import { colourFamilyOf } from "./colour-family.server.ts";
import { type Facet, type FacetName, type FacetOption, type Filter, facetNames, without } from "./facet.ts";
import {
  type FacetValue,
  facetValueOf,
  MOST_OFFERED,
  offeredValues,
  valueNamed,
  valuesOf,
} from "./facet-values.server.ts";
import { listedPrice } from "./price.ts";
import { type Colour, isSeenIn, type Product, pictureOf } from "./product.ts";
import { sortOrderOf } from "./sort-order.ts";

type Products = readonly Product[];

/**
 * Reads a collection's list from the query of its address. `products`: those that it asks for, in its order, or those
 * that come nearest `without` some facets. `all` is empty where there is no such collection; `hasPrices`: of one of them at least. `free` is
 * there where a day can be asked for.
 */
export function collectionList(shop: CalendarShop, category: string, parameters: URLSearchParams) {
  const { catalogue } = shop;
  const list = readListAddress(catalogue, category, parameters);
  const { all, hasPrices, order, filter, day, isDayUnread } = list;
  const freeDay = freeDayOf(shop, all, day);
  const free = isDayUnread && freeDay ? { ...freeDay, note: contactWords.errors.dateUnreadable } : freeDay;
  const matches = dressesLeft(list, free?.isFree);
  const products = order
    ? inOrder(matches.products, inCategory(catalogue, category, order))
    : seenInColourFirst(matches.products, matches.filter);
  return { all, hasPrices, products, filter, free, without: matches.without, order };
}

/** The meaning of a collection's address, for the page and for its place in the cache. Junk means nothing. */
export function readListAddress(catalogue: Catalogue, category: string, parameters: URLSearchParams) {
  const all = inCategory(catalogue, category);
  const hasPrices = anyPriced(all);
  return {
    all,
    hasPrices,
    order: sortOrderOf(parameters.get(SORT_PARAM), hasPrices),
    filter: filterOf(all, parameters),
    day: askedDay(catalogue, all, parameters),
    isDayUnread: isDayUnread(catalogue, all, parameters),
  };
}

/** Browsers without a date field send what was typed. A list without a calendar has no such field. */
function isDayUnread(catalogue: Catalogue, all: Products, parameters: URLSearchParams): boolean {
  const typed = parameters.get(FREE_PARAM)?.trim() ?? "";
  const asksForDay = askedDay(catalogue, all, new URLSearchParams({ [FREE_PARAM]: LAST_DAY })) !== undefined;
  return typed !== "" && asksForDay && askedDay(catalogue, all, parameters) === undefined;
}

/** The dresses that a filter leaves; where it leaves none, those that come nearest. */
export function dressesLeft({ all, filter }: { all: Products; filter: Filter }, isFree?: IsFree) {
  const nearest = nearestTo(all, filter, isFree);
  return { ...nearest, products: filtered(all, nearest.filter, isFree) };
}

/** Whether the price of one of them is shown at all. */
function anyPriced(products: Products): boolean {
  return products.some((product) => listedPrice(product) !== null);
}

/** `ordered` is sorted once for all lists, because sorting takes longest. */
function inOrder(products: readonly Product[], ordered: readonly Product[]): readonly Product[] {
  if (products.length === ordered.length) return ordered;
  const listedProducts = new Set(products);
  return ordered.filter((product) => listedProducts.has(product));
}

/**
 * Reads a filter from an address, in the form's order: values that dresses of this list have, in facets that its form
 * has. Anything else means nothing.
 */
export function filterOf(products: Products, parameters: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const name of facetNames) {
    const requestedValues = new Set(
      parameters
        .getAll(name)
        .flatMap((value) => value.split(",", MOST_OFFERED))
        .slice(0, MOST_OFFERED),
    );
    const chosen = valuesOf(products, name, requestedValues).flatMap(({ value }) =>
      requestedValues.has(value) ? [value] : [],
    );
    if (chosen.length > 0) filter[name] = chosen;
  }
  return filter;
}

/** The dresses that have one of the chosen values in each facet, in the list's order. */
export function filtered(products: Products, filter: Filter, isFree?: IsFree): Products {
  const chosen = withValues(products, filter);
  return isFree ? chosen.filter((product) => isFree(product, filter)) : chosen;
}

function withValues(products: Products, filter: Filter): Products {
  const chosen = facetNames.flatMap((name) => {
    const values = filter[name];
    return values ? [values.flatMap((value) => valueNamed(products, name, value) ?? [])] : [];
  });
  if (chosen.length === 0) return products;
  return products.filter((product) =>
    chosen.every((values) => values.some(({ dresses }) => dresses.has(product))),
  );
}

/**
 * The choice that a filter makes of a product: of the colours asked for, one that is not sold and that its pictures show, the main picture
 * first; and the size, where one alone is asked for.
 */
export function choiceBy({ colour: families = [], size: values = [] }: Filter, product: Product): Choice {
  const { pictures } = product;
  const colours = product.colours.filter(
    ({ value, isAvailable }) => isAvailable && families.includes(colourFamilyOf(value)),
  );
  const pictured = colours
    .filter(({ slug }) => pictureOf(slug, pictures) >= 0)
    .toSorted((a, b) => pictureOf(a.slug, pictures) - pictureOf(b.slug, pictures));
  const sizes = product.sizes.filter(
    ({ label, isAvailable }) => isAvailable && values.includes(facetValueOf(label)),
  );
  const size = sizes.length === 1 ? sizes[0] : undefined;
  const candidates = [...pictured, ...colours];
  const isLeft = ({ slug }: Colour) =>
    availabilityOf(product, { colour: slug, size: size?.label })?.state !== "sold";
  return { colour: candidates.find(isLeft) ?? candidates[0], size };
}

/** A list of some colours begins with the products that are seen in one of them. */
export function seenInColourFirst(products: Products, filter: Filter): Products {
  if (!filter.colour) return products;
  const [seen = [], others = []] = [true, false].map((isSeen) =>
    products.filter((product) => {
      const { colour } = choiceBy(filter, product);
      return (colour !== undefined && isSeenIn(colour, product)) === isSeen;
    }),
  );
  return [...seen, ...others];
}

/** Whether the form of the whole list has all that is chosen. Other values are endless, so such lists are not cached. */
export function isOffered(products: Products, filter: Filter): boolean {
  return facetNames.every((name) => {
    const offered = offeredValues(products, name);
    return (filter[name] ?? []).every((chosen) => offered.some(({ value }) => value === chosen));
  });
}

/** The form of this list: each value with the number of dresses left beside the choices in other facets. */
export function facetsOf(products: Products, filter: Filter, isFree?: IsFree): readonly Facet[] {
  const countOfAll = counter(products, filtered(products, filter, isFree));
  return facetNames.flatMap((name) => {
    const chosen = filter[name];
    // A dress that is free in another size is none of this one.
    const isByPiece = isFree !== undefined && (name === "size" || name === "colour");
    const countAmong = chosen
      ? counter(products, filtered(products, without(filter, name), isFree))
      : countOfAll;
    const count = (option: FacetValue) =>
      isByPiece
        ? filtered(products, { ...filter, [name]: [option.value] }, isFree).length
        : countAmong(option);
    const options = valuesOf(products, name, chosen ?? []).map((option): FacetOption => {
      const { dresses: _, ...named } = option;
      return {
        ...named,
        count: count(option),
        ...(chosen?.includes(option.value) && { isChosen: true as const }),
      };
    });
    return options.length > 0 ? [{ name, options }] : [];
  });
}

/** Drops facets from a filter that leaves nothing, the one that frees most first, until something is left. */
export function nearestTo(
  products: Products,
  filter: Filter,
  isFree?: IsFree,
): { filter: Filter; without: FacetName[] } {
  let nearest = filter;
  const droppedFacets: FacetName[] = [];
  while (filtered(products, nearest, isFree).length === 0) {
    // Where several leave as many, the one further down in the form goes.
    const [best] = facetNames
      .toReversed()
      .filter((name) => nearest[name])
      .map((name) => ({ name, count: filtered(products, without(nearest, name), isFree).length }))
      .toSorted((a, b) => b.count - a.count);
    if (!best) break;
    droppedFacets.push(best.name);
    nearest = without(nearest, best.name);
  }
  return { filter: nearest, without: droppedFacets };
}

/** Counts the remaining dresses with a value. The page of a whole, long list counts nothing. */
function counter(products: Products, remainingProducts: Products): (value: FacetValue) => number {
  if (remainingProducts === products) return ({ dresses }) => dresses.size;
  const set = new Set(remainingProducts);
  return ({ dresses }) => [...dresses].filter((dress) => set.has(dress)).length;
}
