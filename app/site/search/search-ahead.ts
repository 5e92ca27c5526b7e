import { readQuery } from "#app/catalogue/search-query.ts";
import { folded } from "./fold-text.ts";
import { queryTerms } from "./query-terms.ts";
import type { SearchResult, SearchResults } from "./search-entry.ts";
import { MAX_RESULTS } from "./search-response.ts";

/** More letters than are likely after any text. */
const MAX_LETTERS = 12;

type Find = (text: string, most: number) => SearchResults;

export type SearchAhead = {
  /** At most so many results, or as many as are known already. */
  search: Find;
  /** Looks for what may be typed after this text, one letter after another. Returns what stops that. */
  lookAhead(text: string): () => void;
};

/**
 * Looks for the next letter before it is typed, while nothing else happens: the words that were found say which it may be. On a phone the
 * search is a third of what a key takes until its results are shown. `pause` lets others run.
 */
export function createSearchAhead(find: Find, pause: () => Promise<void>): SearchAhead {
  let known = new Map<string, SearchResults>();
  const search: Find = (text, most) => known.get(readQuery(text)) ?? find(text, most);

  return {
    search,
    lookAhead(text) {
      let isStopped = false;
      async function look() {
        const query = readQuery(text);
        const found = search(query, MAX_RESULTS);
        const ahead = new Map([[query, found]]);
        known = ahead;
        for (const letter of lettersAfter(query, found.results)) {
          await pause();
          if (isStopped) return;
          ahead.set(query + letter, find(query + letter, MAX_RESULTS));
        }
      }
      void look();
      return () => {
        isStopped = true;
      };
    },
  };
}

/** Of the best results first. */
function lettersAfter(query: string, results: readonly SearchResult[]): readonly string[] {
  const typed = folded(query);
  const last = queryTerms(query).at(-1) ?? typed;
  const letters = results.flatMap(({ name, matched }) => [
    letterAfter(folded(name), typed),
    ...matched.map((word) => (word.startsWith(last) ? letterAfter(word, last) : "")),
  ]);
  return [...new Set(letters)].filter((letter) => letter !== "").slice(0, MAX_LETTERS);
}

/** Empty where there is none. */
function letterAfter(words: string, typed: string): string {
  const place = words.indexOf(typed);
  const [letter = ""] = place < 0 ? "" : words.slice(place + typed.length);
  return letter.trim();
}
