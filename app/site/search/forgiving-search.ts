import MiniSearch, { type Options, type Query, type SearchOptions } from "minisearch";
import { readQuery } from "#app/catalogue/search-query.ts";
import { folded, wordsIn } from "./fold-text.ts";
import { searchByName } from "./name-match.ts";
import { queryTerms } from "./query-terms.ts";
import type { SearchableDress, SearchEntry, SearchResult, SearchResults } from "./search-entry.ts";

export type ForgivingSearch = {
  /** In the order of the catalogue. Those that were there before are not read again. Resolves when all can be found. */
  show(dresses: readonly SearchableDress[]): Promise<void>;
  /** Names first, as a substring; then what is spelt a little differently, and all other words of a dress. */
  search(text: string, most: number): SearchResults;
};

/** What is searched, and how much a word in it says of the dress. */
const weights = {
  name: 8,
  colours: 4,
  fabric: 4,
  collection: 3,
  silhouette: 3,
  neckline: 2,
  sleeves: 2,
  words: 1,
} as const;

const options: Options<SearchableDress> = {
  fields: Object.keys(weights),
  idField: "slug",
  // It would go through the index while dresses are added, and fail with nobody to catch it.
  autoVacuum: false,
  extractField: (dress, field) => textOf(dress, field),
  tokenize: foldedWords,
  processTerm: (term) => term,
};

const searching: SearchOptions = {
  boost: weights,
  // A word that begins as it was typed is rather meant than one that is spelt a little differently.
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // It is one word already.
  tokenize: (term) => [term],
};

const fields = Object.keys(weights);
const shortFields = fields.filter((field) => field !== "words");

/** The last word is still being typed. Of one letter it would begin half of all words. */
function begun(terms: readonly string[]): Query {
  return {
    combineWith: "AND",
    queries: terms.map((term, place) => ({
      queries: [term],
      // Of two letters half of the descriptions have a word: these are no matches, and take the longest to find.
      fields: term.length > 2 ? fields : shortFields,
      prefix: term.length > 1 && place === terms.length - 1,
    })),
  };
}

/** Any word may be the beginning of one, or have a letter wrong; two in a long one. */
function misspelt(terms: readonly string[]): Query {
  return {
    combineWith: "AND",
    queries: terms.map((term, place) => ({
      queries: [term],
      fields,
      prefix: term.length > 3,
      fuzzy: place < MAX_FUZZY && term.length > 3 && (term.length < 7 ? 1 : 2),
    })),
  };
}

/** Any of them with even more letters wrong: what was not found, and may have been meant. */
function alike(terms: readonly string[]): Query {
  return {
    combineWith: "OR",
    queries: terms.slice(0, MAX_ALIKE).map((term) => ({
      queries: [term],
      fields: shortFields,
      prefix: false,
      fuzzy: Math.min(3, Math.floor(term.length * 0.45)),
    })),
  };
}

/** Each of these has all words gone through that begin alike. */
const MAX_FUZZY = 3;
const MAX_ALIKE = 2;

const MAX_NEAREST = 3;

/** Dresses read at once; between these the page, or the server, does other things. Some milliseconds on a phone. */
const CHUNK = 25;

/** Dresses that are gone, and their share of the index, before their words are taken out of it. */
const MAX_DISCARDED = 20;
const MAX_DISCARDED_SHARE = 0.1;

type Places = Map<string, { dress: SearchableDress; place: number }>;

/** Of two with one address the first wins, as everywhere. */
function placesOf(dresses: readonly SearchableDress[]): Places {
  const places: Places = new Map();
  for (const [place, dress] of dresses.entries())
    if (!places.has(dress.slug)) places.set(dress.slug, { dress, place });
  return places;
}

/** `pause` lets others run. One list is shown after another, never two at once. */
export function createForgivingSearch(pause: () => Promise<void>): ForgivingSearch {
  const index = new MiniSearch(options);
  let shown: readonly SearchableDress[] = [];
  let bySlug: Places = new Map();

  function found(query: Query) {
    const matches = index.search(query, searching).flatMap(({ id, score, match }) => {
      const known = bySlug.get(id);
      return known ? [{ ...known, score, match }] : [];
    });
    return matches.sort((a, b) => b.score - a.score || a.place - b.place);
  }

  return {
    async show(dresses) {
      const next = placesOf(dresses);
      const gone = [...bySlug.values()].filter(({ dress }) => next.get(dress.slug)?.dress !== dress);
      const come = [...next.values()].filter(({ dress }) => bySlug.get(dress.slug)?.dress !== dress);
      // What is found is always of the dresses that are shown: an index that lags behind only finds fewer.
      shown = dresses;
      bySlug = next;
      for (const { dress } of gone) if (index.has(dress.slug)) index.discard(dress.slug);
      if (index.dirtCount > MAX_DISCARDED && index.dirtFactor > MAX_DISCARDED_SHARE) await index.vacuum();
      for (let at = 0; at < come.length; at += CHUNK) {
        if (at > 0) await pause();
        index.addAll(come.slice(at, at + CHUNK).map(({ dress }) => dress));
      }
    },
    search(text, most) {
      const byName = searchByName(shown, readQuery(text));
      const names = new Set(byName);
      const terms = queryTerms(text);
      const isOther = ({ dress }: { dress: SearchableDress }) => !names.has(dress);
      const spelt = found(begun(terms)).filter(isOther);
      const others = byName.length + spelt.length > 0 ? spelt : found(misspelt(terms));
      const total = byName.length + others.length;
      const nearest = total > 0 ? [] : found(alike(terms)).slice(0, MAX_NEAREST);
      return {
        total,
        results: [
          ...byName.slice(0, most).map((dress) => resultOf(dress, {})),
          ...others
            .slice(0, Math.max(0, most - byName.length))
            .map(({ dress, match }) => resultOf(dress, match)),
        ],
        nearest: nearest.map(({ dress }) => entryOf(dress)),
      };
    },
  };
}

/** Of texts of dresses, which are the same few again and again. */
const knownWords = new Map<string, readonly string[]>();

/** More of them than ten thousand dresses have; then they are forgotten. */
const MAX_KNOWN = 50_000;

function foldedWords(text: string): string[] {
  const known = knownWords.get(text);
  if (known) return [...known];
  if (knownWords.size > MAX_KNOWN) knownWords.clear();
  const words = wordsIn(folded(text));
  if (text.length < LONGEST_KNOWN) knownWords.set(text, words);
  return words;
}

/** A fabric or a word; the words of a description together are read once. */
const LONGEST_KNOWN = 40;

function textOf(dress: SearchableDress, field: string): string {
  const value: unknown = Reflect.get(dress, field);
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** `match`: fields by the words that were met in them. */
function resultOf(dress: SearchableDress, match: Record<string, string[]>): SearchResult {
  const matched = Object.keys(match);
  const words = new Set(matched);
  const { colours, fabric, silhouette, neckline, sleeves, collection } = dress;
  const told = new Set<string>();
  // What says nothing new is left out: of "Duchess satin" and "Satin dresses", the first.
  const reasons = [...colours, fabric, silhouette, neckline, sleeves, collection, ...dress.words].filter(
    (text) => {
      if (told.size === words.size) return false;
      const news = foldedWords(text).filter((word) => words.has(word) && !told.has(word));
      for (const word of news) told.add(word);
      return news.length > 0;
    },
  );
  return { ...entryOf(dress), matched, reasons: reasons.slice(0, MAX_REASONS) };
}

/** More would not fit under a picture. */
const MAX_REASONS = 3;

function entryOf({ slug, name, price, isRental, picture }: SearchableDress): SearchEntry {
  return { slug, name, price, ...(isRental && { isRental }), picture };
}
