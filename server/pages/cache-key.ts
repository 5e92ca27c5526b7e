import type { Catalogue } from "#model/dresses/catalogue.ts";
import { movedAddress } from "#model/dresses/find-dress.server.ts";
import { tidiedPath } from "#model/screens/path-matcher.ts";
import { DRESS_PARAM, SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import { dataPathOf, decodable, isDataUrl, pagePathOf, splitUrl } from "./page-url.ts";
import { type Screen, screenAt } from "./screen-queries.ts";

export type CacheKey = {
  /** Path and query of what is rendered, in one spelling: "/collection/tulle-dresses?sort=name-ascending". */
  url: string;
  /** Whether the number of such pages is limited: pages of the catalogue, with values that each page knows. */
  isCacheable: boolean;
  /** A document with another address is redirected there: 308 where the spelling alone differs, 301 where a dress has another slug now. */
  redirect?: { status: 301 | 308; to: string } | undefined;
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
  const pagePath = isData ? pagePathOf(pathname) : tidiedPath(pathname);
  const sent = new URLSearchParams(query);
  const screen = screenAt(pagePath, {
    catalogue,
    sent,
    canonical: (other) => cacheKeyOf(other, catalogue).url,
  });
  // The redirect to a moved page preserves the choices in its URL.
  const isMoved = !screen && movedAddress(catalogue, pagePath, query) !== undefined;
  const knownParameters = screen ? knownIn(screen) : new URLSearchParams(isMoved ? sent : "");
  const routes = isData ? sent.get(ROUTES) : null;
  const knownRoutes = routesOf(routes, screen);
  if (routes) knownParameters.set(ROUTES, knownRoutes ?? routes);
  const unbounded = unboundedIn(sent, screen);
  for (const [name, value] of unbounded) knownParameters.append(name, value);
  const path = screen ? pathOf(screen, isData) : decodable(pathname);
  const redirect = isData
    ? undefined
    : redirectOf({ pathname, query }, screen?.path ?? pagePath, screen?.renamed);
  return {
    url: knownParameters.size === 0 ? path : `${path}?${knownParameters}`,
    isCacheable:
      screen !== undefined &&
      !redirect &&
      !screen.isUncached &&
      !screen.renamed &&
      unbounded.length === 0 &&
      (!routes || knownRoutes !== undefined),
    redirect,
  };
}

function redirectOf(
  { pathname, query }: ReturnType<typeof splitUrl>,
  path: string,
  renamed: URLSearchParams | undefined,
): CacheKey["redirect"] {
  if (path !== pathname) return { status: 308, to: query ? `${path}?${query}` : path };
  return renamed && { status: 301, to: `${path}?${renamed}` };
}

function knownIn({ knownParameters }: Screen): URLSearchParams {
  return new URLSearchParams(
    Object.entries(knownParameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
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
  const knownIds = [ROOT, screen?.id];
  const ids = parameter?.split(",") ?? [];
  if (!ids.every((id) => knownIds.includes(id))) return undefined;
  return knownIds.filter((id) => id !== undefined && ids.includes(id)).join(",");
}

function pathOf({ path }: Screen, isData: boolean): string {
  return isData ? dataPathOf(path) : path;
}
