import type { Query, QueryCombination, SearchOptions } from "minisearch";
import { productAttributes } from "#model/dresses/product-fields.ts";
import fieldNouns from "#words/field-nouns.json" with { type: "json" };
import synonyms from "#words/synonyms.json" with { type: "json" };
import { namesLike } from "./everyday-names.ts";
import { fields, type SearchField, shortFields, weights } from "./search-entry.ts";

export const searching: SearchOptions = {
  boost: weights,
  // A word that begins as typed is likelier than one that is spelt a little differently.
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // MiniSearch would split the term, which is one word already.
  tokenize: (term) => [term],
};

const synonymsOf = new Map(synonyms.map(([word = "", ...alternatives]) => [word, alternatives]));
const namedFields = ["colours", ...productAttributes, "sizes"] as const;
const nouns = new Map<string, SearchField>(
  namedFields.flatMap((field) => fieldNouns[field].map((noun) => [noun, field] as const)),
);

/** Each misspelt term makes MiniSearch go through all words that begin alike. */
const MAX_FUZZY = 3;
const MAX_ALIKE = 2;

/** One changed letter makes a short word another one: "rent", "rest". */
const MAX_SHORT = 4;

/** A long word with two changed letters is still the same. */
const MIN_LONG = 7;

/** Matches all words as written, the last as a beginning. A noun limits the word beside it to its field: "long sleeve". */
export function beginningWith(terms: readonly string[]): QueryCombination {
  const last = terms.length - 1;
  const ofFields = nounsIn(terms).flatMap(({ at, field }) =>
    besides(at, terms).map((beside) =>
      all(
        terms.flatMap((term, place) =>
          place === at ? [] : asWritten(term, place === last, place === beside ? [field] : undefined),
        ),
      ),
    ),
  );
  // "Sleeve" must not match "sleeveless".
  const literal = all(terms.map((term, place) => asWritten(term, place === last && !isNounIn(terms, place))));
  return any([literal, ...ofFields]);
}

/** The terms that name a field, where another term may belong to it. */
export function nounsIn(terms: readonly string[]): { at: number; field: SearchField }[] {
  if (terms.length < 2) return [];
  return terms.flatMap((term, at) => {
    const field = nouns.get(term);
    return field ? [{ at, field }] : [];
  });
}

/** The places before and after a term. */
export function besides(at: number, terms: readonly string[]): number[] {
  return [at - 1, at + 1].filter((place) => place in terms);
}

/** The queries for one term; each is tried only where the one before finds nothing. */
export function attemptsAt(terms: readonly string[], place: number): QueryCombination[] {
  const term = terms[place] ?? "";
  const exact = asWritten(term, place === terms.length - 1);
  if (term.length < MAX_SHORT) return [exact];
  return [exact, begins(term), ...(place < MAX_FUZZY ? [misspelt(term)] : [])];
}

/** Matches all terms, long ones with wrong letters even if they are known words. */
export function misspeltAll(terms: readonly string[]): QueryCombination {
  return all(
    terms.map((term, place) =>
      term.length > MAX_SHORT && place < MAX_FUZZY ? misspelt(term) : asWritten(term, true),
    ),
  );
}

/** Matches any term with even more wrong letters: the visitor may have meant this. */
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

/** Matches the term, its synonyms, and what else each of them is called. */
function asWritten(term: string, isBegun: boolean, only?: readonly string[]): QueryCombination {
  const synonyms = synonymsOf.get(term) ?? [];
  const names = [term, ...synonyms].flatMap((word) => namesLike(word) ?? []);
  const isName = namesLike(term) !== undefined;
  // Two letters match half of the descriptions, say nothing, and take longest to find. One letter begins half of all words.
  const searched = term.length > 2 ? fields : shortFields;
  const mayBegin = isBegun && term.length > 1;
  return any([
    { queries: [term], fields: [...(only ?? searched)], prefix: mayBegin && !isName },
    // A name of few words is whole: a bride is no bridesmaid.
    ...(isName && mayBegin && !only ? [{ queries: [term], fields: ["words"], prefix: true }] : []),
    whole([...synonyms, ...names.flatMap(({ own }) => own)], only ?? fields),
    whole(
      names.flatMap(({ foreign }) => foreign),
      only ?? shortFields,
    ),
  ]);
}

function whole(queries: readonly string[], of: readonly string[]): QueryCombination {
  return { ...any([...new Set(queries)]), fields: [...of], prefix: false };
}

function begins(term: string): QueryCombination {
  return { queries: [term], fields: [...fields], prefix: true };
}

/** Allows one wrong letter, or two in a long word. In a short word two swapped letters are put back. */
function misspelt(term: string): QueryCombination {
  if (term.length >= MIN_LONG) return { ...begins(term), fuzzy: 2 };
  return any([
    { ...begins(term), fuzzy: 1 },
    { ...begins(term), queries: swapped(term) },
  ]);
}

/** The term with each two neighbouring letters swapped. */
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

function any(queries: Query[]): QueryCombination {
  return { combineWith: "OR", queries };
}
