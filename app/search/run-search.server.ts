import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { categoryOf, type KnownCollections } from "#model/dresses/category.ts";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import type { Product } from "#model/dresses/product.ts";
import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { createForgivingSearch } from "./forgiving-search.ts";
import { searchByName } from "./name-match.ts";
import { type SearchableDress, type SearchResults, searchableOf, searchEntryOf } from "./search-entry.ts";
import { findPages, type SearchedPage } from "./search-pages.ts";
import {
  type Asking,
  MAX_FIRST,
  MAX_INDEX_CHARACTERS,
  MAX_RESULTS,
  type SearchIndexResponse,
  type SearchResponse,
} from "./search-response.ts";

type SearchedShop = {
  catalogue: Catalogue;
  texts: Omit<Texts, "collections"> & { collections: KnownCollections };
};

/** A dress takes at least so many. A catalogue that cannot fit is not read to try. */
const LEAST_CHARACTERS = 200;

/** Serves the search page, and browsers that do not have the index. */
export async function runSearch(shop: SearchedShop, text: string, most: number): Promise<SearchResponse> {
  const results = await searchCatalogue(shop, text, most);
  return { ...results, ...aroundSearch(shop), pages: findPages(text, searchedPages(shop.texts)) };
}

/**
 * Serves `?search=` on any page: the specification's search by name, and where no name matches, the results of the search page.
 * It is undefined without that parameter.
 */
export async function runSearchInUrl(
  shop: SearchedShop,
  text: string | null,
): Promise<SearchResponse | undefined> {
  if (text === null) return undefined;
  const dressesByName = searchByName(shop.catalogue.products, text);
  if (dressesByName.length === 0) return await runSearch(shop, text, MAX_RESULTS);
  const results = dressesByName
    .slice(0, MAX_RESULTS)
    .map((product) => ({ ...searchEntryOf(product), matched: [], reasons: [] }));
  const pages = findPages(text, searchedPages(shop.texts));
  return { results, total: dressesByName.length, nearest: [], ...aroundSearch(shop), pages };
}

export async function searchIndexOf(shop: SearchedShop): Promise<SearchIndexResponse> {
  const around = { ...aroundSearch(shop), pages: searchedPages(shop.texts) };
  return { dresses: await indexedDresses(shop), ...around };
}

/** The pages that the shop has, as far as visitors search for them. */
export function searchedPages(texts: SearchedShop["texts"]): SearchedPage[] {
  const page = (href: string, label: string, words = ""): SearchedPage => ({
    href,
    label: withoutEmphasis(label),
    words,
  });
  return [
    ...texts.carePages.map(({ slug, title }) => page(carePath(slug), title)),
    ...screenTexts
      .filter(({ isEmpty }) => !isEmpty?.(texts))
      .map(({ path, title, words }) => page(path, title(texts), words)),
  ];
}

async function indexedDresses(shop: SearchedShop) {
  if (shop.catalogue.products.length > MAX_INDEX_CHARACTERS / LEAST_CHARACTERS) return null;
  const dresses = await searchableDresses(shop);
  return JSON.stringify(dresses).length > MAX_INDEX_CHARACTERS ? null : dresses;
}

function aroundSearch({ catalogue, texts }: SearchedShop): {
  first: SearchResponse["first"];
  asking: Asking;
} {
  return {
    first: catalogue.products.slice(0, MAX_FIRST).map(searchEntryOf),
    asking: { phone: texts.labelSettings.phone, question: texts.messages.question },
  };
}

/** Other requests have their turn after so many dresses, which take some milliseconds. */
const CHUNK = 25;

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** All searches share one index, which reads only the new dresses of a new catalogue (server/pages/screen-renderer.ts). */
const search = createForgivingSearch();
let dressesInIndex: readonly SearchableDress[] | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Searches run one after another: an editor's preview is another catalogue for the same index. */
function searchCatalogue(shop: SearchedShop, text: string, most: number): Promise<SearchResults> {
  const pendingResults = turn.then(async () => {
    const dresses = await searchableDresses(shop);
    if (dresses !== dressesInIndex) await search.show(dresses);
    dressesInIndex = dresses;
    return search.search(text, most);
  });
  turn = pendingResults.catch(() => undefined);
  return pendingResults;
}

const lists = new WeakMap<Catalogue, Promise<readonly SearchableDress[]>>();

/** The dresses as the search reads them, in the catalogue's order. */
function searchableDresses(shop: SearchedShop): Promise<readonly SearchableDress[]> {
  const list = lists.get(shop.catalogue) ?? readAll(shop);
  lists.set(shop.catalogue, list);
  return list;
}

async function readAll({ catalogue, texts }: SearchedShop) {
  const dresses: SearchableDress[] = [];
  for (const [place, product] of catalogue.products.entries()) {
    if (place % CHUNK === CHUNK - 1) await pause();
    dresses.push(searchable(product, texts.collections));
  }
  return dresses;
}

/** A new catalogue shares most dresses with the one before. */
const cachedDresses = new WeakMap<Product, SearchableDress>();

function searchable(product: Product, collections: KnownCollections): SearchableDress {
  const { label } = categoryOf(product.category, collections);
  const { alsoCalled = [] } = collections[product.category] ?? {};
  const before = cachedDresses.get(product);
  if (before?.collection === label && `${before.alsoCalled ?? []}` === `${alsoCalled}`) return before;
  const dress = searchableOf(product, { collection: label, alsoCalled, familyOf: colourFamilyOf });
  cachedDresses.set(product, dress);
  return dress;
}
