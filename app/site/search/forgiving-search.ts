import MiniSearch, { type Options, type Query } from "minisearch";
import { readQuery } from "#app/catalogue/search-query.ts";
import { byScore, foundByWords, type Match } from "./found-by-words.ts";
import { searchByName } from "./name-match.ts";
import { queryTerms, typedWord } from "./query-terms.ts";
import type { SearchableDress, SearchResults } from "./search-entry.ts";
import { fields, termsOf, textsOf } from "./search-fields.ts";
import { alike, searching } from "./search-queries.ts";
import { entryOf, resultOf } from "./search-result.ts";

export type ForgivingSearch = {
  /** In the order of the catalogue. Those that were there before are not read again. Resolves when all can be found. */
  show(dresses: readonly SearchableDress[]): Promise<void>;
  /** Names first, as a substring; then all other words of a dress; then what is spelt a little differently, or has most of the words. */
  search(text: string, most: number): SearchResults;
};

/** Between values of a field: words beside each other in one of them are one word, too. */
const BREAK = "\n";

const options: Options<SearchableDress> = {
  fields: [...fields],
  idField: "slug",
  // It would go through the index while dresses are added, and fail with nobody to catch it.
  autoVacuum: false,
  extractField: (dress, field) => (field === "slug" ? dress.slug : textsOf(dress, field).join(BREAK)),
  tokenize: (text) =>
    text.split(BREAK).flatMap((value) => {
      const { words, joined } = termsOf(value);
      return [...words, ...joined];
    }),
  processTerm: (term) => term,
};

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

  function find(query: Query): Match[] {
    return index.search(query, searching).flatMap(({ id, score, match }) => {
      const known = bySlug.get(id);
      return known ? [{ dress: known.dress, place: known.place, score, match }] : [];
    });
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
      const { matches, without } = foundByWords(find, text, byName.length > 0);
      const others = matches.filter(({ dress }) => !names.has(dress));
      const total = byName.length + others.length;
      const nearest =
        total > 0
          ? []
          : find(alike(queryTerms(text)))
              .sort(byScore)
              .slice(0, MAX_NEAREST);
      return {
        total,
        results: [
          ...byName.slice(0, most).map((dress) => resultOf(dress, [])),
          ...others
            .slice(0, Math.max(0, most - byName.length))
            .map(({ dress, match }) => resultOf(dress, Object.keys(match))),
        ],
        nearest: nearest.map(({ dress }) => entryOf(dress)),
        ...(without && total > 0 && { without: without.map((term) => typedWord(text, term)) }),
      };
    },
  };
}
