import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { KnownCollections } from "#app/catalogue/category.ts";
import { searchByName } from "./name-match.ts";
import { searchableDresses, searchCatalogue } from "./search-catalogue.server.ts";
import { searchEntryOf } from "./search-entry.ts";
import {
  type Asking,
  MAX_FIRST,
  MAX_RESULTS,
  type SearchIndexResponse,
  type SearchResponse,
} from "./search-response.ts";

/** The part of the shop that a search needs. */
type Shop = {
  catalogue: Catalogue;
  texts: {
    collections: KnownCollections;
    labelSettings: { phone: string };
    messages: { question: string };
  };
};

/** Names a colour's family as the filters do: content/colour-family.server.ts. */
type FamilyOf = (value: string) => string;

/** A larger index is not sent: compressed, so many characters take 90 KB at most (docs/decisions/016-search.md). */
export const MAX_INDEX_CHARACTERS = 450_000;

/** A dress takes at least so many. A catalogue that cannot fit is not read to try. */
const LEAST_CHARACTERS = 200;

/** Serves the search page, and browsers that do not have the index. */
export async function runSearch(
  shop: Shop,
  familyOf: FamilyOf,
  text: string,
  most: number,
): Promise<SearchResponse> {
  const results = await searchCatalogue(searchedOf(shop, familyOf), text, most);
  return { ...results, ...aroundSearch(shop) };
}

/**
 * Serves `?search=` on any page: the specification's search by name, and where no name matches, the results of the search page.
 * It is undefined without that parameter.
 */
export async function runSearchInUrl(
  shop: Shop,
  familyOf: FamilyOf,
  text: string | null,
): Promise<SearchResponse | undefined> {
  if (text === null) return undefined;
  const found = searchByName(shop.catalogue.products, text);
  if (found.length === 0) return await runSearch(shop, familyOf, text, MAX_RESULTS);
  const results = found
    .slice(0, MAX_RESULTS)
    .map((product) => ({ ...searchEntryOf(product), matched: [], reasons: [] }));
  return { results, total: found.length, nearest: [], ...aroundSearch(shop) };
}

export async function searchIndexOf(shop: Shop, familyOf: FamilyOf): Promise<SearchIndexResponse> {
  return { dresses: await indexedDresses(shop, familyOf), ...aroundSearch(shop) };
}

async function indexedDresses(shop: Shop, familyOf: FamilyOf) {
  if (shop.catalogue.products.length > MAX_INDEX_CHARACTERS / LEAST_CHARACTERS) return null;
  const dresses = await searchableDresses(searchedOf(shop, familyOf));
  return JSON.stringify(dresses).length > MAX_INDEX_CHARACTERS ? null : dresses;
}

function searchedOf({ catalogue, texts }: Shop, familyOf: FamilyOf) {
  return { catalogue, collections: texts.collections, familyOf };
}

function aroundSearch({ catalogue, texts }: Shop): { first: SearchResponse["first"]; asking: Asking } {
  return {
    first: catalogue.products.slice(0, MAX_FIRST).map(searchEntryOf),
    asking: { phone: texts.labelSettings.phone, question: texts.messages.question },
  };
}
