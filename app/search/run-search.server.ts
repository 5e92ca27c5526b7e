import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { categoryOf, type KnownCollections } from "#model/dresses/category.ts";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { createForgivingSearch, type ForgivingSearch } from "#model/search/forgiving-search.ts";
import { type SearchableDress, searchableOf, searchEntryOf } from "#model/search/search-entry.ts";
import { folded, isUnspaced, queryTerms, wordsIn } from "#model/search/search-terms.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import { type FoundPage, MAX_FIRST, type SearchResponse } from "./search-response.ts";

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
    pages: findPages(query, texts),
    first: catalogue.products.slice(0, MAX_FIRST).map(searchEntryOf),
    asking: { phone: texts.labelSettings.phone, question: texts.messages.question },
  };
}

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 3;

/** The pages of the shop that have each typed word, or a word that begins so. */
export function findPages(text: string, texts: SearchedShop["texts"]): FoundPage[] {
  const rareTerms = queryTerms(text);
  // "About" is too common a word to find a dress by.
  const terms = rareTerms.length > 0 ? rareTerms : wordsIn(folded(readQuery(text)));
  const areLong = terms.every((term) => isUnspaced(term) || term.length >= LEAST_LETTERS);
  if (terms.length === 0 || !areLong) return [];
  return searchedPages(texts).flatMap(({ href, label, words }) => {
    const all = wordsIn(folded(`${label} ${words}`));
    const isFound = terms.every((term) => all.some((word) => word.startsWith(term)));
    return isFound ? [{ href, label }] : [];
  });
}

/** The pages that the label has written, and the screens, with everyday words by which visitors search for them. */
function searchedPages({ carePages, ...texts }: SearchedShop["texts"]) {
  const pages = [
    ...carePages.map(({ slug, title }) => ({ href: carePath(slug), label: title, words: "" })),
    ...screenTexts
      .filter(({ isEmpty }) => !isEmpty?.(texts))
      .map(({ path, title, words }) => ({ href: path, label: title(texts), words })),
  ];
  return pages.map((page) => ({ ...page, label: withoutEmphasis(page.label) }));
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
