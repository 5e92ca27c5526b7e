import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { categoryOf, type KnownCollections } from "#model/dresses/category.ts";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { createForgivingSearch, type ForgivingSearch } from "#model/search/forgiving-search.ts";
import { queryTerms } from "#model/search/query-terms.ts";
import { type SearchableDress, searchableOf, searchEntryOf } from "#model/search/search-entry.ts";
import { folded, isUnspaced, wordsIn } from "#model/search/search-terms.ts";
import type { Shop } from "#model/services/shop.ts";
import { carePath } from "#model/texts/care-page.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import pageWords from "#words/page-words.json" with { type: "json" };
import { MAX_FIRST, type SearchResponse } from "./search-response.ts";

type SearchedShop = {
  catalogue: Catalogue;
  texts: Omit<Texts, "collections"> & { collections: KnownCollections };
  newsletter: Pick<Shop["newsletter"], "canConfirm">;
};

/** Answers the search of the dialog and of the page, with script and without. */
export async function runSearch(shop: SearchedShop, text: string, most: number): Promise<SearchResponse> {
  const { catalogue, texts } = shop;
  const search = await searchOf(shop);
  const query = readQuery(text);
  const pages = findPages(query, shop);
  return {
    query,
    // "Price" is no misspelt bride, in a shop without answers to questions either.
    ...search(query, most, pages.length > 0),
    pages: pages.flatMap(({ href, label, isEmpty }) => (isEmpty ? [] : { href, label })),
    first: catalogue.products.slice(0, MAX_FIRST).map(searchEntryOf),
    asking: { phone: texts.labelSettings.phone, question: texts.messages.question },
  };
}

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 3;

/** The pages of the shop that have each typed word, or a word that begins so; those that are empty, too. */
function findPages(text: string, shop: SearchedShop) {
  const rareTerms = queryTerms(text);
  // "About" is too common a word to find a dress by.
  const terms = rareTerms.length > 0 ? rareTerms : wordsIn(folded(readQuery(text)));
  const areLong = terms.every((term) => isUnspaced(term) || term.length >= LEAST_LETTERS);
  if (terms.length === 0 || !areLong) return [];
  return searchedPages(shop).filter(({ label, words }) => {
    const all = wordsIn(folded(`${label} ${words}`));
    return terms.every((term) => all.some((word) => word.startsWith(term)));
  });
}

/** The pages that the label has written, and the screens, with everyday words by which visitors search for them. */
function searchedPages({ texts, newsletter }: SearchedShop) {
  const { carePages, labelSettings, footer } = texts;
  const pages = [
    ...carePages.map(({ slug, title }) => ({
      href: carePath(slug),
      label: title,
      words: "",
      isEmpty: false,
    })),
    ...screenTexts.map(({ path, title, words, isEmpty }) => ({
      href: path,
      label: title(texts),
      words,
      isEmpty: isEmpty?.(texts) ?? false,
    })),
    // Every page ends with its form.
    {
      href: "/#newsletter",
      label: footer.newsletter,
      words: pageWords.newsletter,
      isEmpty: !(newsletter.canConfirm || labelSettings.phone),
    },
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
