import { shownDressGuards } from "#app/catalogue/card-guards.ts";
import {
  either,
  type Guard,
  isNumber,
  isText,
  listOf,
  literal,
  objectOf,
  optional,
} from "#app/catalogue/type-guards.ts";
import type { CompactIndex } from "./compact-index.ts";
import type { SearchEntry, SearchResult, SearchResults } from "./search-entry.ts";
import type { Asking, SearchIndexResponse } from "./search-response.ts";

const isEntry = objectOf<SearchEntry>(shownDressGuards);
const isNumbers = listOf(isNumber);
const isTexts = listOf(isText);

export const isSearchResults = objectOf<SearchResults>({
  results: listOf(objectOf<SearchResult>({ ...shownDressGuards, matched: isTexts, reasons: isTexts })),
  total: isNumber,
  nearest: listOf(isEntry),
  without: optional(isTexts),
});

const isCompactIndex = objectOf<CompactIndex>({
  names: isTexts,
  slugs: listOf(either(isText, literal(0))),
  prices: listOf(either(isNumber, literal(null))),
  rentals: isNumbers,
  source: isText,
  pictures: isTexts,
  sizes: listOf(isPlacedSize),
  values: isTexts,
  attributes: objectOf<CompactIndex["attributes"]>({
    fabric: isNumbers,
    silhouette: isNumbers,
    neckline: isNumbers,
    sleeves: isNumbers,
    collection: isNumbers,
    sizes: isNumbers,
    offers: isNumbers,
  }),
  colours: listOf(isNumbers),
  words: isText,
  descriptions: isTexts,
});

export const isSearchIndexResponse: Guard<SearchIndexResponse> = objectOf<SearchIndexResponse>({
  dresses: either(isCompactIndex, literal(null)),
  first: listOf(isEntry),
  asking: objectOf<Asking>({ phone: isText, question: isText }),
});

function isPlacedSize(value: unknown): value is CompactIndex["sizes"][number] {
  return isNumbers(value) && value.length === 3;
}
