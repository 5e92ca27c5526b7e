import type { Catalogue } from "#model/dresses/catalogue.ts";
import { categoryOf, type KnownCollections } from "#model/dresses/category.ts";
import { colourFamilyOf } from "#model/dresses/colour-family.server.ts";
import { screenTexts } from "#model/screens/screen-texts.server.ts";
import { readQuery } from "#model/screens/search-query.ts";
import type { Shop } from "#model/services/shop.ts";
import { carePath } from "#model/texts/care-page.ts";
import { plain } from "#model/texts/found-as.ts";
import type { Texts } from "#model/texts/label-texts.server.ts";
import {
  findPages,
  isSaidIn,
  otherSizeIn,
  type SearchedPage,
  type Topic,
  withOwnSizes,
} from "./find-pages.server.ts";
import { createForgivingSearch, type ForgivingSearch } from "./forgiving-search.ts";
import { type SearchableDress, type SearchResults, searchableOf, searchEntryOf } from "./search-entry.ts";
import { folded, wordsIn } from "./search-terms.ts";

/** One row of dresses is shown while nothing is searched for. */
const MAX_FIRST = 6;

export type SearchedShop = {
  catalogue: Catalogue;
  texts: Omit<Texts, "collections"> & { collections: KnownCollections };
  newsletter: Pick<Shop["newsletter"], "canConfirm">;
};

/** Answers the search of the dialog and of the page, with script and without, and that of assistants. */
export async function runSearch(shop: SearchedShop, text: string, most: number) {
  const { catalogue, texts } = shop;
  const query = readQuery(text);
  const country = texts.labelSettings.showroom.addressParts?.addressCountry;
  const answer = answerTo(withOwnSizes(query, country), most, shop, await searchOf(shop));
  return {
    query,
    ...answer,
    pages: answer.pages.flatMap(({ href, label, isEmpty }) => (isEmpty ? [] : { href, label })),
    first: catalogue.products.slice(0, MAX_FIRST).map(searchEntryOf),
    asking: { phone: texts.labelSettings.phone, question: texts.messages.question },
  };
}

/** Pages that have all words of a text come first, unless dresses have them as well in their short texts. */
function answerTo(query: string, most: number, shop: SearchedShop, search: ForgivingSearch): Answer {
  const pages = searchedPages(shop);
  const pageMatch = findPages(query, pages);
  // "Price" is no misspelt bride, in a shop without answers to questions either.
  const asWritten = search(query, most, true);
  if (pageMatch.isWhole) {
    return { ...asWritten, pages: pageMatch.pages, arePagesLast: asWritten.isMeant && !pageMatch.isPhrase };
  }
  const size = otherSizeIn(query, () => sizesOf(shop.catalogue));
  // “It” alone is a word that says nothing, and beside a size it is Italy.
  if (asWritten.isMeant && !size?.isOfOther) return { ...asWritten, pages: [], arePagesLast: true };
  const hasDress = (text: string) => search(text, 1, true).total > 0;
  if (size && (size.rest === "" || hasDress(size.rest))) {
    const dresses = size.rest === "" && !size.isOwn ? asWritten : search(query, most);
    return { ...dresses, pages: pages.filter(isAbout("sizeFinder")), arePagesLast: true };
  }
  if (pageMatch.pages.length > 0) {
    // "Shipping to Dubai" means no dress, and "black dress, shipping" does.
    const dresses = hasDress(pageMatch.rest) ? search(query, most) : asWritten;
    return { ...dresses, pages: pageMatch.pages, arePagesLast: true };
  }
  const answers = shop.texts.questions.map(({ q, a }) => `${q} ${a}`);
  if (asWritten.total === 0 && isSaidIn(query, answers))
    return { ...asWritten, pages: pages.filter(isAbout("questions")), arePagesLast: true };
  return { ...search(query, most), pages: [], arePagesLast: true };
}

type Answer = SearchResults & { pages: readonly SearchedPage[]; arePagesLast: boolean };

function isAbout(topic: Topic) {
  return ({ topics }: SearchedPage) => topics.includes(topic);
}

/** The words of all sizes, also of those that are sold. */
function sizesOf({ products }: Catalogue): ReadonlySet<string> {
  return new Set(products.flatMap(({ sizes }) => sizes.flatMap(({ label }) => wordsIn(folded(label)))));
}

/** The pages that the label has written, and the screens. */
function searchedPages({ texts, newsletter }: SearchedShop): SearchedPage[] {
  const { carePages, labelSettings, footer } = texts;
  const pages = [
    ...carePages.map(({ slug, title }) => ({
      href: carePath(slug),
      label: title,
      topics: topicsIn(title),
      isEmpty: false,
    })),
    ...screenTexts.map(({ path, title, topics, isEmpty }) => ({
      href: path,
      label: title(texts),
      topics,
      isEmpty: isEmpty?.(texts) ?? false,
    })),
    // Every page ends with its form.
    {
      href: "/#newsletter",
      label: footer.newsletter,
      topics: ["newsletter" as const],
      isEmpty: !(newsletter.canConfirm || labelSettings.phone),
    },
  ];
  return pages.map((page) => ({ ...page, label: plain(page.label) }));
}

/** A page about shipping is found by all words for it, whatever it is called. */
function topicsIn(title: string): Topic[] {
  const topics = ["delivery", "returns"] as const;
  return topics.filter(
    (topic) => findPages(title, [{ href: "", label: "", topics: [topic], isEmpty: false }]).pages.length > 0,
  );
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
