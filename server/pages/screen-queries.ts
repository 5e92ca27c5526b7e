import { isDay } from "#model/days/day.ts";
import { type Catalogue, findBySlug } from "#model/dresses/catalogue.ts";
import { chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { type Filter, facetNames, showsRail } from "#model/dresses/facet.ts";
import { dressesLeft, isOffered, readListAddress } from "#model/dresses/facets.server.ts";
import { dressNamedIn, findDress, withCurrentSlugs } from "#model/dresses/find-dress.server.ts";
import { isList } from "#model/dresses/neighbours.ts";
import { pageOf } from "#model/dresses/paging.ts";
import type { Product } from "#model/dresses/product.ts";
import { pathMatcher } from "#model/screens/path-matcher.ts";
import { files } from "#model/screens/route-table.ts";
import { eachScreen, screens } from "#model/screens/screens.ts";
import { readQuery } from "#model/screens/search-query.ts";
import {
  COLOUR_PARAM,
  DIFFERENCES_PARAM,
  DRESS_PARAM,
  FREE_PARAM,
  LIST_PARAM,
  MARKED,
  NOT_SHOWN,
  NOTICE_PARAM,
  PAGE_PARAM,
  type PageParameter,
  PURPOSE_PARAM,
  QUERY_PARAM,
  RAIL,
  SIZE_PARAM,
  SORT_PARAM,
  TOKEN_PARAM,
  UNREAD_DAY,
  VIEW_PARAM,
  WANTED_PARAM,
} from "#model/screens/url-parameters.ts";
import { listedItems, listedSlugs, queryIn, slugIn } from "#model/screens/wishlist-address.ts";
import { messagePurposes } from "#model/texts/message-fields.ts";

/** A page, its data or a file, as far as its address goes. */
export type Screen = Query & {
  path: string;
  /** The router's id, which data requests may name. */
  id: string;
};

/** The meaning that a query has for a screen. */
type Query = {
  /** The parameters that it knows, in one order, with the values that mean something here. */
  knownParameters: Partial<Record<PageParameter | typeof LIST_PARAM, string | undefined>>;
  /** There is no end of such screens, or each is one person's: it is rendered each time. */
  isUncached?: boolean;
  /** The query with the slugs of now, where a dress is named by a former one, or with a typed date as fields write it. */
  renamed?: URLSearchParams | undefined;
  /** Dresses that the query names, in any number and order: a screen with some is rendered each time, too. */
  dresses?: readonly string[];
};

/** The catalogue of the moment, and the query that was sent. */
type QueryContext = {
  catalogue: Catalogue;
  sent: URLSearchParams;
  /** The one spelling of the address of another page. */
  canonical: (url: string) => string;
};

/** A cached list is filtered by so many values. One makes some 900 pages of a collection, two many thousands. */
const MOST_CACHED_VALUES = 1;

type ReadQuery = (context: QueryContext, parameter: string) => Query | undefined;

const noQuery: ReadQuery = () => ({ knownParameters: {} });

/** A screen without an entry has no parameters. Undefined: no visitor has such a screen. */
const queries: ReadonlyMap<string, ReadQuery> = new Map<string, ReadQuery>([
  [
    screens.home.path,
    ({ sent }) => ({ knownParameters: { [NOTICE_PARAM]: oneOf([NOT_SHOWN], sent.get(NOTICE_PARAM)) } }),
  ],
  [screens.collection.path, collectionQuery],
  [screens.product.path, productQuery],
  [
    screens.carePage.path,
    ({ catalogue }, slug) => (catalogue.careSlugs?.has(slug) ? { knownParameters: {} } : undefined),
  ],
  [screens.enquiry.path, enquiryQuery],
  [screens.wishlist.path, wishlistQuery],
  // The times that are free change with the clock, and with everybody who books.
  [
    screens.appointment.path,
    ({ sent }) => ({ knownParameters: {}, dresses: listedItems(sent), isUncached: true }),
  ],
  [screens.visit.path, () => ({ knownParameters: {}, isUncached: true })],
  [screens.sizeFinder.path, sizeFinderQuery],
  ["/neighbours.json", neighboursQuery],
  ["/dresses.json", ({ sent }) => ({ knownParameters: {}, dresses: listedSlugs(sent) })],
  [screens.search.path, searchQuery],
  ["/search.json", searchQuery],
  [screens.newsletter.path, mailedQuery],
  [screens.contentCheck.path, () => undefined],
  [screens.offline.path, offlineQuery],
]);

const routeAt = pathMatcher<string, string>([
  ...eachScreen.map(([path, { module }]) => [path, module] as const),
  ...Object.entries(files),
]);

/** The screen or file at a path, with what the query means there. */
export function screenAt(pathname: string, context: QueryContext): Screen | undefined {
  const route = routeAt(pathname);
  if (!route) return undefined;
  const { path, row: module, parameter } = route;
  const query = (queries.get(path) ?? noQuery)(context, parameter);
  return (
    query && {
      path: path.replace(/:.*/, () => encodeURIComponent(parameter)),
      id: module.replace(/\.tsx?$/, ""),
      ...query,
    }
  );
}

function oneOf<T extends string>(values: readonly T[], sent: string | null): T | undefined {
  return values.find((value) => value === sent);
}

function collectionQuery({ catalogue, sent }: QueryContext, slug: string): Query | undefined {
  const list = readListAddress(catalogue, slug, sent);
  const { all, order, filter, day, isDayUnread } = list;
  if (all.length === 0) return undefined;
  const page = sent.get(PAGE_PARAM) ?? "";
  return {
    knownParameters: {
      [SORT_PARAM]: order,
      ...Object.fromEntries(facetNames.map((name) => [name, filter[name]?.join(",")])),
      [FREE_PARAM]: isDayUnread ? UNREAD_DAY : day,
      // How many are free is known when the page is rendered.
      [PAGE_PARAM]: day ? /^[2-9]|[1-9]\d+$/.exec(page)?.[0] : pageNumber(list, page),
      [VIEW_PARAM]: showsRail(catalogue.railSlugs?.has(slug) === true, sent) ? RAIL : undefined,
    },
    renamed: day === undefined || day === sent.get(FREE_PARAM) ? undefined : withDay(sent, day),
    // There is no end of days, and a booking renders none of them again.
    isUncached: day !== undefined || countOf(filter) > MOST_CACHED_VALUES || !isOffered(all, filter),
  };
}

/** The page's script knows a date as date fields write it. */
function withDay(sent: URLSearchParams, day: string): URLSearchParams {
  const queryWithDay = new URLSearchParams(sent);
  queryWithDay.set(FREE_PARAM, day);
  return queryWithDay;
}

function pageNumber(list: { all: readonly Product[]; filter: Filter }, sent: string): string | undefined {
  if (sent === "") return undefined;
  const { number } = pageOf(dressesLeft(list).products, sent);
  return number === 1 ? undefined : String(number);
}

function countOf(filter: Filter): number {
  return Object.values(filter).flat().length;
}

function productQuery({ catalogue, sent }: QueryContext, slug: string): Query | undefined {
  const product = findBySlug(catalogue, slug);
  return product && { knownParameters: choiceIn(product, sent) };
}

/** A colour and a size that the dress has. */
function choiceIn(product: Product, sent: URLSearchParams): Query["knownParameters"] {
  const { colour, size } = chosenFrom(product, sent);
  return { [COLOUR_PARAM]: colour?.slug, [SIZE_PARAM]: size?.label };
}

/** An enquiry is about one dress, whose choices it knows, for her day, or about none. */
function enquiryQuery({ catalogue, sent }: QueryContext): Query {
  const [first = "", ...dresses] = listedItems(sent);
  const product = findDress(catalogue, slugIn(first));
  const day = product && [sent.get(FREE_PARAM) ?? ""].find(isDay);
  const knownParameters = product && {
    [DRESS_PARAM]: product.slug + ofList(product, first),
    ...choiceIn(product, sent),
    [PURPOSE_PARAM]: oneOf(messagePurposes, sent.get(PURPOSE_PARAM)),
    [FREE_PARAM]: day,
  };
  return {
    knownParameters: knownParameters ?? {},
    renamed: withCurrentSlugs(catalogue, sent),
    dresses,
    // There is no end of days.
    isUncached: day !== undefined,
  };
}

/** A list names the choice with its dress. */
function ofList(product: Product, item: string): string {
  return queryFor(chosenFrom(product, new URLSearchParams(queryIn(item))));
}

/** Nothing can differ where there is no dress. */
function wishlistQuery({ sent }: QueryContext): Query {
  const dresses = listedItems(sent);
  const differences = dresses.length > 0 ? oneOf([MARKED], sent.get(DIFFERENCES_PARAM)) : undefined;
  return { knownParameters: { [DIFFERENCES_PARAM]: differences }, dresses };
}

/** The chart, with the sizes of one dress, or of none: as many pages as there are dresses. */
function sizeFinderQuery({ catalogue, sent }: QueryContext): Query {
  const slug = dressNamedIn(catalogue, sent)?.slug;
  return { knownParameters: { [DRESS_PARAM]: slug }, renamed: withCurrentSlugs(catalogue, sent) };
}

/** A dress in one of more lists than anybody counts; nothing where there is no such dress or list. */
function neighboursQuery({ catalogue, sent, canonical }: QueryContext): Query {
  const dress = dressNamedIn(catalogue, sent)?.slug;
  const address = sent.get(LIST_PARAM) ?? "";
  if (dress === undefined || !isList(address)) return { knownParameters: {} };
  return { knownParameters: { [DRESS_PARAM]: dress, [LIST_PARAM]: canonical(address) }, isUncached: true };
}

/** The page without a search is one; searches have no end, and no two people type the same. */
function searchQuery({ sent }: QueryContext): Query {
  const query = readQuery(sent.get(QUERY_PARAM) ?? "");
  return { knownParameters: { [QUERY_PARAM]: query || undefined }, isUncached: query !== "" };
}

/** A mail leads to it, for its reader alone. */
function mailedQuery({ sent }: QueryContext): Query {
  return { knownParameters: { [TOKEN_PARAM]: sent.get(TOKEN_PARAM) || undefined }, isUncached: true };
}

/** There is no end of pages that a browser could not load. */
function offlineQuery({ sent }: QueryContext): Query {
  const wanted = sent.get(WANTED_PARAM) ?? undefined;
  return { knownParameters: { [WANTED_PARAM]: wanted }, isUncached: wanted !== undefined };
}
