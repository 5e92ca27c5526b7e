import { type Product, type ProductPicture, type ShownPrice, shownPrice } from "#app/catalogue/product.ts";

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
};

/** A dress as it is searched. */
export type SearchableDress = SearchEntry & SearchedTexts;

export type SearchedTexts = {
  colours: readonly string[];
  fabric: string;
  silhouette: string;
  neckline: string;
  sleeves: string;
  collection: string;
  /** Words of the description that are worth finding. */
  words: readonly string[];
};

export function searchEntryOf(product: Product): SearchEntry {
  const { slug, name, pictures } = product;
  return { slug, name, ...shownPrice(product), picture: pictures[0] };
}

/** `collection`: what the label calls it. */
export function searchableOf(
  product: Product,
  collection: string,
  searchableWords: (text: string) => string[],
): SearchableDress {
  const { colours, fabric, silhouette, neckline, sleeves, description } = product;
  return {
    ...searchEntryOf(product),
    colours: colours.map(({ name }) => name),
    fabric,
    silhouette,
    neckline,
    sleeves,
    collection,
    words: searchableWords(description),
  };
}
