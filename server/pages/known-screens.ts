import { findBySlug, inCategory } from "#app/catalogue/catalogue.ts";
import { collectionPath } from "#app/catalogue/category.ts";
import { type Filter, facetNames } from "#app/catalogue/facet.ts";
import { pageOf } from "#app/catalogue/paging.ts";
import { readQuery } from "#app/catalogue/search-query.ts";
import { sortOrderOf } from "#app/catalogue/sort-order.ts";
import {
  NOT_SHOWN,
  NOTICE_PARAM,
  PAGE_PARAM,
  QUERY_PARAM,
  SORT_PARAM,
  TOKEN_PARAM,
} from "#app/catalogue/url-parameters.ts";
import { filtered, filterOf, isOffered, nearestTo } from "#app/content/facets.server.ts";
import { carePath } from "#app/label/care-page.ts";
import { dressScreens, productScreen } from "./dress-screens.ts";
import { decodedSegments } from "./page-url.ts";
import type { Asked, Screen } from "./screen.ts";

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

/** The screen or file at a path, with what the query means there. */
export function screenAt(pathname: string, asked: Asked): Screen | undefined {
  const [, first = "", slug, ...more] = decodedSegments(pathname);
  // The router, too, takes "/FAQ" for "/faq".
  const name = first.toLowerCase();
  if (more.length > 0 || slug === "") return undefined;
  if (slug === undefined) return screenNamed(name, asked);
  if (name === "collection") return collectionScreen(slug, asked);
  if (name === "product") return productScreen(findBySlug(asked.catalogue, slug));
  if (name === "care" && asked.catalogue.careSlugs?.has(slug))
    return { path: carePath(slug), id: "routes/care/care", parameters: {} };
  if (name === "newsletter") return mailedScreen(slug);
  return undefined;
}

function screenNamed(name: string, asked: Asked): Screen | undefined {
  if (searchScreens.has(name)) return searchScreen(name, asked);
  return dressScreens.get(name)?.(asked) ?? plainScreen(name);
}

function plainScreen(name: string): Screen | undefined {
  const isNotShown = (value: string) => (value === NOT_SHOWN ? value : undefined);
  if (name === "") return { path: "/", id: "routes/home/home", parameters: { [NOTICE_PARAM]: isNotShown } };
  const id = plainScreens.get(name);
  return id === undefined ? undefined : { path: `/${name}`, id, parameters: {} };
}

/** Without a search it is one page; with one there is no end of them, and no two people type the same. */
function searchScreen(name: string, { sent }: Asked): Screen | undefined {
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

function collectionScreen(slug: string, { catalogue, sent }: Asked): Screen | undefined {
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
