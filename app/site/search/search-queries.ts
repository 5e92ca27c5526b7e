import type { QueryCombination, SearchOptions } from "minisearch";
import { fieldNouns, synonyms } from "#words/synonyms.ts";
import { fields, type SearchField, shortFields, weights } from "./search-fields.ts";

export const searching: SearchOptions = {
  boost: weights,
  // A word that begins as it was typed is rather meant than one that is spelt a little differently.
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // It is one word already.
  tokenize: (term) => [term],
};

const synonymsOf = new Map(synonyms.map(([word = "", ...meant]) => [word, meant]));
const namedFields = ["colours", "fabric", "silhouette", "neckline", "sleeves", "sizes"] as const;
const nouns = new Map<string, SearchField>(
  namedFields.flatMap((field) => fieldNouns[field].map((noun) => [noun, field] as const)),
);

/** Each of these has all words gone through that begin alike. */
const MAX_FUZZY = 3;
const MAX_ALIKE = 2;

/** With one letter changed it is another word: "rent", "rest". */
const MAX_SHORT = 4;

/** With two letters changed it is still the same word. */
const MIN_LONG = 7;

/** All words as they are written; the last is still being typed. Or those that a noun says the field of, in that field: "long sleeve". */
export function begun(terms: readonly string[]): QueryCombination {
  const last = terms.length - 1;
  const ofFields = nounsIn(terms).flatMap(({ at, field }) =>
    besides(at, terms).map((beside) =>
      all(
        terms.flatMap((term, place) =>
          place === at ? [] : written(term, place === last, place === beside ? [field] : undefined),
        ),
      ),
    ),
  );
  // "Sleeve" is the beginning of "sleeveless".
  const literal = all(terms.map((term, place) => written(term, place === last && !isNounIn(terms, place))));
  return any([literal, ...ofFields]);
}

/** Words that name a field, where there are others that may be meant of it. */
export function nounsIn(terms: readonly string[]): { at: number; field: SearchField }[] {
  if (terms.length < 2) return [];
  return terms.flatMap((term, at) => {
    const field = nouns.get(term);
    return field ? [{ at, field }] : [];
  });
}

/** The places before and after. */
export function besides(at: number, terms: readonly string[]): number[] {
  return [at - 1, at + 1].filter((place) => place in terms);
}

/** Of one word, what is looked for first, and what only where that finds nothing. */
export function attemptsAt(terms: readonly string[], place: number): QueryCombination[] {
  const term = terms[place] ?? "";
  const exact = written(term, place === terms.length - 1);
  if (term.length < MAX_SHORT) return [exact];
  return [exact, begins(term), ...(place < MAX_FUZZY ? [misspelt(term)] : [])];
}

/** All words, also with letters wrong that are words by themselves, unless they are short. */
export function misspeltAll(terms: readonly string[]): QueryCombination {
  return all(
    terms.map((term, place) =>
      term.length > MAX_SHORT && place < MAX_FUZZY ? misspelt(term) : written(term, true),
    ),
  );
}

/** Any of them with even more letters wrong: what was not found, and may have been meant. */
export function alike(terms: readonly string[]): QueryCombination {
  return any(
    terms.slice(0, MAX_ALIKE).map((term) => ({
      queries: [term],
      fields: [...shortFields],
      prefix: false,
      fuzzy: Math.min(3, Math.floor(term.length * 0.45)),
    })),
  );
}

/** It, or what the shop says for it. */
function written(term: string, isBegun: boolean, only?: readonly string[]): QueryCombination {
  const own = synonymsOf.get(term) ?? [];
  return any([
    {
      queries: [term],
      // Of two letters half of the descriptions have a word: these are no matches, and take the longest to find.
      fields: [...(only ?? (term.length > 2 ? fields : shortFields))],
      // Of one letter it would begin half of all words.
      prefix: isBegun && term.length > 1,
    },
    ...own.map((other) => ({ queries: [other], fields: [...(only ?? fields)], prefix: false })),
  ]);
}

function begins(term: string): QueryCombination {
  return { queries: [term], fields: [...fields], prefix: true };
}

/** One letter wrong, two in a long word. Two that changed places count as two letters wrong: in a short word they are put back. */
function misspelt(term: string): QueryCombination {
  if (term.length >= MIN_LONG) return { ...begins(term), fuzzy: 2 };
  return any([
    { ...begins(term), fuzzy: 1 },
    { ...begins(term), queries: swapped(term) },
  ]);
}

/** With each two letters beside each other in the other order. */
function swapped(term: string): string[] {
  const letters = Array.from(term);
  return letters.slice(1).flatMap((letter, place) => {
    const before = letters[place];
    return before === undefined || before === letter
      ? []
      : [[...letters.slice(0, place), letter, before, ...letters.slice(place + 2)].join("")];
  });
}

function isNounIn(terms: readonly string[], place: number): boolean {
  return nounsIn(terms).some(({ at }) => at === place);
}

function all(queries: QueryCombination[]): QueryCombination {
  return { combineWith: "AND", queries };
}

function any(queries: QueryCombination[]): QueryCombination {
  return { combineWith: "OR", queries };
}
