import type { Catalogue } from "#app/catalogue/catalogue.ts";
import { movedPath } from "#app/content/find-dress.server.ts";
import { DRESS_PARAM, SEARCH_PARAM } from "#app/label/url-parameters.ts";
import { dataPathOf, decodable, isDataUrl, pagePathOf, splitUrl } from "./page-url.ts";
import { type Screen, screenAt } from "./screen-queries.ts";

export type CacheKey = {
  /** Path and query of what is rendered, in one spelling: "/collection/tulle-dresses?sort=name-ascending". */
  url: string;
  /** Whether the number of such pages is limited: pages of the catalogue, with values that each page knows. */
  isCacheable: boolean;
};

/** The router names the loaders that it asks for in this parameter of a data request. */
const ROUTES = "_routes";

const ROOT = "root";

/**
 * Names the page that a URL asks for. Visitors can make up any number of URLs, but a page has one key. What has no
 * end of variants is not cacheable.
 */
export function cacheKeyOf(url: string, catalogue: Catalogue): CacheKey {
  const { pathname, query } = splitUrl(url);
  const isData = isDataUrl(url);
  const pagePath = isData ? pagePathOf(pathname) : pathname;
  const sent = new URLSearchParams(query);
  const screen = screenAsked(pagePath, catalogue, sent);
  // The redirect to a moved page preserves the choices in its URL.
  const isMoved = !screen && movedPath(catalogue, pagePath) !== undefined;
  const known = screen ? knownIn(screen) : new URLSearchParams(isMoved ? sent : "");
  const routes = isData ? sent.get(ROUTES) : null;
  const knownRoutes = routesOf(routes, screen);
  if (routes) known.set(ROUTES, knownRoutes ?? routes);
  const unbounded = unboundedIn(sent, screen);
  for (const [name, value] of unbounded) known.append(name, value);
  const path = screen ? pathOf(screen, isData) : decodable(pathname);
  // A document in another spelling is redirected, see below.
  const isKnown = screen !== undefined && (isData || path === pathname);
  return {
    url: known.size === 0 ? path : `${path}?${known}`,
    isCacheable:
      isKnown &&
      !screen.isUncached &&
      !screen.renamed &&
      unbounded.length === 0 &&
      (!routes || knownRoutes !== undefined),
  };
}

/** The URL without needless slashes and in the page's own spelling; undefined where it has that already. */
export function redirectFor(url: string, catalogue: Catalogue): string | undefined {
  const { pathname, query } = splitUrl(url);
  // Browsers read a backslash as a slash: "/\elsewhere.example" would lead there.
  const tidy = pathname.replace(/[\\/]{2,}/g, "/").replace(/(.)\/$/, "$1");
  const screen = isDataUrl(url) ? undefined : screenAsked(tidy, catalogue, new URLSearchParams(query));
  const path = screen?.path ?? tidy;
  if (path === pathname) return undefined;
  return query ? `${path}?${query}` : path;
}

/** The URL with today's slugs, for a document whose URL names a dress by a former one. */
export function renamedFor(url: string, catalogue: Catalogue): string | undefined {
  const { pathname, query } = splitUrl(url);
  const sent = new URLSearchParams(query);
  // Others need not be looked up: the key does so again, and for a filtered list that is work.
  if (isDataUrl(url) || !sent.has(DRESS_PARAM)) return undefined;
  const screen = screenAsked(pathname, catalogue, sent);
  return screen?.renamed && `${pathname}?${screen.renamed}`;
}

function screenAsked(pathname: string, catalogue: Catalogue, sent: URLSearchParams): Screen | undefined {
  return screenAt(pathname, { catalogue, sent, canonical: (url) => cacheKeyOf(url, catalogue).url });
}

function knownIn({ known }: Screen): URLSearchParams {
  return new URLSearchParams(
    Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** These parameters have no end, so their pages are rendered each time: a typed search, any number of dresses. */
function unboundedIn(sent: URLSearchParams, screen: Screen | undefined): [string, string][] {
  const search = sent.get(SEARCH_PARAM);
  const dresses = screen?.dresses ?? [];
  return [
    ...(search === null ? [] : [[SEARCH_PARAM, search] satisfies [string, string]]),
    ...dresses.map((slug) => [DRESS_PARAM, slug] satisfies [string, string]),
  ];
}

/** The routes of a data request in one order; undefined where this page lacks one of them. */
function routesOf(parameter: string | null, screen: Screen | undefined): string | undefined {
  const known = [ROOT, screen?.id];
  const ids = parameter?.split(",") ?? [];
  if (!ids.every((id) => known.includes(id))) return undefined;
  return known.filter((id) => id !== undefined && ids.includes(id)).join(",");
}

function pathOf({ path }: Screen, isData: boolean): string {
  return isData ? dataPathOf(path) : path;
}
