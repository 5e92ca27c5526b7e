import { type Catalogue, findBySlug, inCategory } from "#app/catalogue/catalogue.ts";
import { collectionPath } from "#app/catalogue/category.ts";
import { dressPurposes } from "#app/catalogue/dress-purposes.ts";
import { type Filter, facetNames } from "#app/catalogue/facet.ts";
import { dressesIn } from "#app/catalogue/fitting-address.ts";
import { isList } from "#app/catalogue/neighbours.ts";
import { pageOf } from "#app/catalogue/paging.ts";
import { type Product, productPath } from "#app/catalogue/product.ts";
import { readQuery } from "#app/catalogue/search-query.ts";
import { sortOrderOf } from "#app/catalogue/sort-order.ts";
import {
  COLOUR_PARAM,
  DIFFERENCES_PARAM,
  DRESS_PARAM,
  LIST_PARAM,
  MARKED,
  NOT_SHOWN,
  NOTICE_PARAM,
  PAGE_PARAM,
  PURPOSE_PARAM,
  QUERY_PARAM,
  SEARCH_PARAM,
  SIZE_PARAM,
  SORT_PARAM,
  TOKEN_PARAM,
} from "#app/catalogue/url-parameters.ts";
import { filtered, filterOf, isOffered, nearestTo } from "#app/content/facets.server.ts";
import { findDress, withCurrentSlugs } from "#app/content/find-dress.server.ts";
import { carePath } from "#app/label/care-page.ts";
import { SIZE_FINDER_PATH } from "#app/label/size-chart.ts";

export type CacheKey = {
  /** Path and query of what is rendered, in one spelling: "/collection/tulle-dresses?sort=name-ascending". */
  url: string;
  /** Whether there are only so many of these: pages the catalogue has, with values that each page knows. */
  isCacheable: boolean;
};

type Screen = {
  path: string;
  /** The router's id, which data requests may name. */
  id: string;
  /** What a value in the address means here; undefined when it means nothing. */
  parameters: Record<string, (value: string) => string | undefined>;
  /** For whoever has the link alone. */
  isPrivate?: true;
  /** The query with the slugs of now, where a dress is named by a former one. */
  renamed?: URLSearchParams | undefined;
  /** One of more than are worth their place: it is rendered each time. */
  isOneOfMany?: boolean;
};

/** Which loaders the router asks for in a data request. */
const ROUTES = "_routes";

const ROOT = "root";

/**
 * Values that a cached list is filtered by: with one, in five orders, as a document and as data of four choices of routes, some 900 of a
 * collection; with two many thousands.
 */
const MOST_CACHED_VALUES = 1;

/** Screens and files without a parameter of their own, and the id of each route. */
const plainScreens = new Map([
  ["contact", "routes/contact/contact"],
  ["about", "routes/about"],
  ["faq", "routes/faq"],
  ["privacy", "routes/privacy"],
  ["dresses.json", "routes/product/dresses-json"],
  ["enquiry.json", "routes/enquiry/enquiry-json"],
  ["size-chart.json", "routes/size-finder/size-chart-json"],
  ["search-index.json", "routes/search/search-index"],
  ["sitemap.xml", "routes/sitemap"],
  ["robots.txt", "routes/robots"],
  ["manifest.webmanifest", "routes/manifest"],
]);

/** The page of the search, and what a browser asks that does not have the index. */
const searchScreens = new Map([
  ["search", "routes/search/search-screen"],
  ["search.json", "routes/search/search-json"],
]);

/** Pages below "/newsletter", which mails lead to. */
const mailedScreens = new Set(["confirm", "unsubscribe"]);

/**
 * Names the page that a URL asks for. Visitors can make up any number of URLs; a page has one key, whatever else stands
 * in its URL, and what has no end of variants is not cacheable.
 */
export function cacheKeyOf(url: string, catalogue: Catalogue): CacheKey {
  const { pathname, query } = split(url);
  const isData = isDataUrl(url);
  const pagePath = isData ? pagePathOf(pathname) : pathname;
  const sent = new URLSearchParams(query);
  const screen = screenAt(pagePath, catalogue, sent);
  // The redirect to a moved page preserves the choices in its URL.
  const isMoved = catalogue.formerPaths?.has(pagePath) ?? false;
  const known = screen ? parametersIn(sent, screen) : new URLSearchParams(isMoved ? sent : "");
  const routes = isData ? sent.get(ROUTES) : null;
  const knownRoutes = routesOf(routes, screen);
  if (routes) known.set(ROUTES, knownRoutes ?? routes);
  const unbounded = unboundedIn(sent, screen);
  for (const [name, value] of unbounded) known.append(name, value);
  const path = screen ? pathFor(screen, isData) : decodable(pathname);
  // A document in another spelling is redirected, see below.
  const isKnown = screen !== undefined && (isData || path === pathname);
  return {
    url: known.size === 0 ? path : `${path}?${known}`,
    isCacheable:
      isKnown &&
      !screen.isPrivate &&
      !screen.isOneOfMany &&
      !screen.renamed &&
      unbounded.length === 0 &&
      (!routes || knownRoutes !== undefined),
  };
}

/** Where a document's URL should have led: without needless slashes, and in the page's own spelling. Undefined when it did. */
export function redirectFor(url: string, catalogue: Catalogue): string | undefined {
  const { pathname, query } = split(url);
  // Browsers read a backslash as a slash: "/\elsewhere.example" would lead there.
  const tidy = pathname.replace(/[\\/]{2,}/g, "/").replace(/(.)\/$/, "$1");
  const screen = isDataUrl(url) ? undefined : screenAt(tidy, catalogue, new URLSearchParams(query));
  const path = screen?.path ?? tidy;
  if (path === pathname) return undefined;
  return query ? `${path}?${query}` : path;
}

/** Where a document's URL leads that names a dress by a former slug. Undefined when it names none. */
export function renamedFor(url: string, catalogue: Catalogue): string | undefined {
  const { pathname, query } = split(url);
  const sent = new URLSearchParams(query);
  // Others need not be looked up: the key does so again, and for a filtered list that is work.
  if (isDataUrl(url) || !sent.has(DRESS_PARAM)) return undefined;
  const screen = screenAt(pathname, catalogue, sent);
  return screen?.renamed && `${pathname}?${screen.renamed}`;
}

export function isDataUrl(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

function parametersIn(sent: URLSearchParams, { parameters }: Screen): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, meaning] of Object.entries(parameters)) {
    const value = meaning(sent.get(name) ?? "");
    if (value !== undefined) known.set(name, value);
  }
  return known;
}

function screenAt(pathname: string, catalogue: Catalogue, sent: URLSearchParams): Screen | undefined {
  const [, first = "", slug, ...more] = pathname.split("/").map(decoded);
  // The router, too, takes "/FAQ" for "/faq".
  const name = first.toLowerCase();
  if (more.length > 0 || slug === "") return undefined;
  if (slug === undefined && searchScreens.has(name)) return searchScreen(name, sent);
  if (slug === undefined && name === "neighbours.json") return neighboursScreen(catalogue, sent);
  if (slug === undefined) return screenOfDress(name, catalogue, sent) ?? plainScreen(name);
  if (name === "collection") return collectionScreen(slug, catalogue, sent);
  if (name === "product") return productScreen(findBySlug(catalogue, slug));
  if (name === "care" && catalogue.careSlugs?.has(slug))
    return { path: carePath(slug), id: "routes/care/care", parameters: {} };
  if (name === "newsletter") return mailedScreen(slug);
  return undefined;
}

function plainScreen(name: string): Screen | undefined {
  const isNotShown = (value: string) => (value === NOT_SHOWN ? value : undefined);
  if (name === "") return { path: "/", id: "routes/home/home", parameters: { [NOTICE_PARAM]: isNotShown } };
  const id = plainScreens.get(name);
  return id === undefined ? undefined : { path: `/${name}`, id, parameters: {} };
}

/** Without a search it is one page; with one there is no end of them, and no two people type the same. */
function searchScreen(name: string, sent: URLSearchParams): Screen | undefined {
  const query = readQuery(sent.get(QUERY_PARAM) ?? "");
  return {
    path: `/${name}`,
    id: searchScreens.get(name) ?? "",
    parameters: { [QUERY_PARAM]: () => query || undefined },
    isOneOfMany: query !== "",
  };
}

function mailedScreen(name: string): Screen | undefined {
  if (!mailedScreens.has(name)) return undefined;
  return {
    path: `/newsletter/${name}`,
    id: "routes/newsletter/newsletter-page",
    parameters: { [TOKEN_PARAM]: (value) => value || undefined },
    isPrivate: true,
  };
}

function collectionScreen(slug: string, catalogue: Catalogue, sent: URLSearchParams): Screen | undefined {
  const products = inCategory(catalogue, slug);
  if (products.length === 0) return undefined;
  const filter = filterOf(products, sent);
  const chosen = facetNames.map((name) => [name, () => filter[name]?.join(",")] as const);
  return {
    path: collectionPath(slug),
    id: "routes/collection/collection",
    parameters: {
      [SORT_PARAM]: (value) => sortOrderOf(value)?.slug,
      ...Object.fromEntries(chosen),
      [PAGE_PARAM](value) {
        if (value === "") return undefined;
        // As the page does: where nothing is left, those that come nearest.
        const { number } = pageOf(filtered(products, nearestTo(products, filter).filter), value);
        return number === 1 ? undefined : String(number);
      },
    },
    isOneOfMany: countOf(filter) > MOST_CACHED_VALUES || !isOffered(products, filter),
  };
}

function countOf(filter: Filter): number {
  return Object.values(filter).flat().length;
}

function productScreen(product: Product | undefined): Screen | undefined {
  if (!product) return undefined;
  const { slug, colours, sizes } = product;
  return {
    path: productPath(slug),
    id: "routes/product/product-screen",
    parameters: {
      [COLOUR_PARAM]: (value) => colours.find(({ slug, isAvailable }) => isAvailable && slug === value)?.slug,
      [SIZE_PARAM]: (value) => sizes.find(({ label, isAvailable }) => isAvailable && label === value)?.label,
    },
  };
}

/** Pages that may be about a dress. */
function screenOfDress(name: string, catalogue: Catalogue, sent: URLSearchParams): Screen | undefined {
  if (name === "enquiry") return enquiryScreen(catalogue, sent);
  if (name === "fitting") return fittingScreen(sent);
  return name === "size-finder" ? sizeFinderScreen(catalogue, sent) : undefined;
}

/** The chart, with the sizes of one dress, or of none: as many pages as there are dresses. */
function sizeFinderScreen(catalogue: Catalogue, sent: URLSearchParams): Screen {
  return {
    path: SIZE_FINDER_PATH,
    id: "routes/size-finder/size-finder-screen",
    parameters: { [DRESS_PARAM]: (value) => findDress(catalogue, value)?.slug },
    renamed: withCurrentSlugs(catalogue, sent),
  };
}

/** Without a dress there is nothing that could differ. */
function fittingScreen(sent: URLSearchParams): Screen {
  const isMarked = dressesIn(sent).length > 0 && sent.get(DIFFERENCES_PARAM) === MARKED;
  return {
    path: "/fitting",
    id: FITTING,
    parameters: { [DIFFERENCES_PARAM]: () => (isMarked ? MARKED : undefined) },
  };
}

/** A dress in one of more lists than anybody counts; nothing, where there is no such dress or no such list. */
function neighboursScreen(catalogue: Catalogue, sent: URLSearchParams): Screen {
  const dress = findDress(catalogue, sent.get(DRESS_PARAM) ?? "")?.slug;
  const address = sent.get(LIST_PARAM) ?? "";
  const list = dress !== undefined && isList(address) ? cacheKeyOf(address, catalogue).url : undefined;
  return {
    path: "/neighbours.json",
    id: "routes/product/neighbours-json",
    parameters: list === undefined ? {} : { [DRESS_PARAM]: () => dress, [LIST_PARAM]: () => list },
    isOneOfMany: list !== undefined,
  };
}

const ENQUIRY = "routes/enquiry/enquiry-screen";
const FITTING = "routes/fitting/fitting-screen";
const DRESSES = "routes/product/dresses-json";

/** About one dress, whose choices it knows, or about none. */
function enquiryScreen(catalogue: Catalogue, sent: URLSearchParams): Screen {
  const product = findDress(catalogue, dressesIn(sent)[0] ?? "");
  const choices = productScreen(product)?.parameters;
  return {
    path: "/enquiry",
    id: ENQUIRY,
    parameters: choices
      ? {
          [DRESS_PARAM]: () => product?.slug,
          ...choices,
          [PURPOSE_PARAM]: (value) => dressPurposes.find((purpose) => purpose === value),
        }
      : {},
    renamed: withCurrentSlugs(catalogue, sent),
  };
}

/**
 * What is rendered and not cached, because there is no end of it: a search as it was typed, several dresses of one enquiry or by
 * whoever has seen them, and those of a fitting list, of which the screen also says that they are no longer shown.
 */
function unboundedIn(sent: URLSearchParams, screen: Screen | undefined): [string, string][] {
  const search = sent.get(SEARCH_PARAM);
  const further = severalDresses(sent, screen);
  return [
    ...(search === null ? [] : [[SEARCH_PARAM, search] satisfies [string, string]]),
    ...further.map((slug) => [DRESS_PARAM, slug] satisfies [string, string]),
  ];
}

function severalDresses(sent: URLSearchParams, screen: Screen | undefined): string[] {
  if (screen?.id === FITTING || screen?.id === DRESSES) return dressesIn(sent);
  return screen?.id === ENQUIRY ? dressesIn(sent).slice(1) : [];
}

/** Those of a data request in one order; undefined when there is one among them that this page does not have. */
function routesOf(parameter: string | null, screen: Screen | undefined): string | undefined {
  const known = [ROOT, screen?.id];
  const ids = parameter?.split(",") ?? [];
  if (!ids.every((id) => known.includes(id))) return undefined;
  return known.filter((id) => id !== undefined && ids.includes(id)).join(",");
}

/** As the router has it: "/faq.data" is data of "/faq", and "/_.data" of "/". */
function pagePathOf(dataPath: string): string {
  return dataPath.replace(/(?:\/_)?\.data$/, "") || "/";
}

function pathFor({ path }: Screen, isData: boolean): string {
  if (!isData) return path;
  return path === "/" ? "/_.data" : `${path}.data`;
}

function split(url: string): { pathname: string; query: string } {
  const start = url.indexOf("?");
  return start < 0
    ? { pathname: url, query: "" }
    : { pathname: url.slice(0, start), query: url.slice(start + 1) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The router warns on the console of each "%" that begins no letter: taken for itself it leads where any unknown path does. */
function decodable(path: string): string {
  return path.split("/").every(isDecodable) ? path : path.replaceAll("%", "%25");
}

function isDecodable(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
