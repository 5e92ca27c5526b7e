import { type Product, type ProductPicture, type ShownPrice, shownPrice } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";

/** What the search shows of a dress. */
export type SearchEntry = ShownPrice & { slug: string; name: string; picture: ProductPicture };

/** A dress that was found, and by what. */
export type SearchResult = SearchEntry & {
  /** Words, folded, that the search has met in it. */
  matched: readonly string[];
  /** What it was found by, other than its name: "Duchess satin", "Burgundy". */
  reasons: readonly string[];
};

export type SearchResults = {
  /** The best, at most as many as were asked for. */
  results: readonly SearchResult[];
  /** How many there are. */
  total: number;
  /** Where nothing was found: those whose words are spelt most alike. */
  nearest: readonly SearchEntry[];
  /** Where no dress has all of the words, and these have most of them: the words, as typed, that none of these has. */
  without?: readonly string[];
};

/** A dress as it is searched. */
export type SearchableDress = SearchEntry & SearchedTexts;

/** `family`: what it is called from afar, "red". */
export type SearchedColour = { name: string; family: string };

type SearchedTexts = {
  colours: readonly SearchedColour[];
  fabric: string;
  silhouette: string;
  neckline: string;
  sleeves: string;
  collection: string;
  /** Those that are available. */
  sizes: readonly string[];
  offers: readonly Offer[];
  /** Words of the description that are worth finding. */
  words: readonly string[];
};

export function searchEntryOf(product: Product): SearchEntry {
  const { slug, name, pictures } = product;
  return { slug, name, ...shownPrice(product), picture: pictures[0] };
}

/** What turns a dress into what is searched. */
type SearchableOptions = {
  /** What the label calls a collection. */
  collection: string;
  /** Of a value, "#4d0a19". */
  familyOf: (value: string) => string;
  searchableWords: (text: string) => string[];
};

export function searchableOf(
  product: Product,
  { collection, familyOf, searchableWords }: SearchableOptions,
): SearchableDress {
  const { colours, sizes, offers, fabric, silhouette, neckline, sleeves, description } = product;
  return {
    ...searchEntryOf(product),
    colours: colours.map(({ name, value }) => ({ name, family: familyOf(value) })),
    sizes: sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label),
    offers,
    fabric,
    silhouette,
    neckline,
    sleeves,
    collection,
    words: searchableWords(description),
  };
}
