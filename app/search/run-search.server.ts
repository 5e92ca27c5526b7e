import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { categoryOf, type KnownCollections } from "#model/dresses/category.ts";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { createForgivingSearch, type ForgivingSearch } from "./forgiving-search.ts";
import { type SearchableDress, searchableOf, searchEntryOf } from "./search-entry.ts";
import { findPages, type SearchedPage } from "./search-pages.ts";
import { MAX_FIRST, type SearchResponse } from "./search-response.ts";

type SearchedShop = {
  catalogue: Catalogue;
  texts: Omit<Texts, "collections"> & { collections: KnownCollections };
};

/** Answers the search of the dialog and of the page, with script and without. */
export async function runSearch(shop: SearchedShop, text: string, most: number): Promise<SearchResponse> {
  const { catalogue, texts } = shop;
  const search = await searchOf(shop);
  const query = readQuery(text);
  return {
    query,
    ...search(query, most),
    pages: findPages(query, searchedPages(texts)),
    first: catalogue.products.slice(0, MAX_FIRST).map(searchEntryOf),
    asking: { phone: texts.labelSettings.phone, question: texts.messages.question },
  };
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
    ...Object.entries(screenTexts)
      .filter(([, { isEmpty }]) => !isEmpty?.(texts))
      .map(([path, { title, words }]) => page(path, title(texts), words)),
  ];
}

/** Each catalogue is read once, by the first search in it. */
const searches = new WeakMap<Catalogue, Promise<ForgivingSearch>>();

function searchOf(shop: SearchedShop): Promise<ForgivingSearch> {
  const search = searches.get(shop.catalogue) ?? createForgivingSearch(searchableDresses(shop));
  searches.set(shop.catalogue, search);
  return search;
}

/** The dresses as the search reads them, in the catalogue's order. */
function searchableDresses({ catalogue, texts: { collections } }: SearchedShop): SearchableDress[] {
  return catalogue.products.map((product) => {
    const collection = categoryOf(product.category, collections).label;
    const alsoCalled = collections[product.category]?.alsoCalled;
    return searchableOf(product, { collection, alsoCalled, familyOf: colourFamilyOf });
  });
}
