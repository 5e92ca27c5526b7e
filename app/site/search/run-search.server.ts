import type { Catalogue } from "#app/catalogue/catalogue.ts";
import type { KnownCollections } from "#app/catalogue/category.ts";
import { compactIndexOf } from "./compact-index.ts";
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

/** As much of the shop as a search needs. */
type Shop = {
  catalogue: Catalogue;
  texts: {
    collections: KnownCollections;
    labelSettings: { phone: string };
    messages: { question: string };
  };
};

/** What a colour's value is called from afar, as the filters have it: content/colour-family.server.ts. */
type FamilyOf = (value: string) => string;

/**
 * The index of more than this is not sent: 190,000 characters are 78 to 90 KB, however they are compressed, and some 1,050 dresses
 * (docs/decisions/016-search.md).
 */
const MAX_INDEX_CHARACTERS = 190_000;

/** A dress takes at least so many, most of them the name of its picture: more dresses need not be tried. */
const LEAST_CHARACTERS = 60;

/** For the page of the search, and for browsers that do not have the index. */
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
 * For a search in the address of any page: the specification's, by name; where no name has it, what the page of the search has found.
 * Undefined where there is none.
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
  return { dresses: await compactIndex(shop, familyOf), ...aroundSearch(shop) };
}

async function compactIndex(shop: Shop, familyOf: FamilyOf) {
  if (shop.catalogue.products.length > MAX_INDEX_CHARACTERS / LEAST_CHARACTERS) return null;
  const index = compactIndexOf(await searchableDresses(searchedOf(shop, familyOf)));
  return JSON.stringify(index).length > MAX_INDEX_CHARACTERS ? null : index;
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
