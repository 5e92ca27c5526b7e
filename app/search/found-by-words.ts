import type { Query } from "minisearch";
import { readQuery } from "#app/catalogue/search-query.ts";
import { type SearchableDress, shortFields, textsOf } from "./search-entry.ts";
import { attemptsAt, begun, besides, misspeltAll, nounsIn } from "./search-queries.ts";
import { folded, queryTerms, termsOf, wordsIn } from "./search-terms.ts";

export type Match = {
  dress: SearchableDress;
  /** The index of the dress in the catalogue. */
  place: number;
  score: number;
  /** The fields that each matched word stands in. */
  match: Readonly<Record<string, readonly string[]>>;
};

type Find = (query: Query) => Match[];

/** `without` holds the terms that none of them has; it is undefined where each has all. */
type Found = { matches: readonly Match[]; without?: readonly string[] };

/** Misspelt words are looked for only where nothing `isFound` as it is written. */
export function foundByWords(find: Find, text: string, isFound: boolean): Found {
  const terms = queryTerms(text);
  const exact = find(begun(terms));
  const meant = new Set(exact.filter(isMeant(text, terms)));
  exact.sort((a, b) => Number(meant.has(b)) - Number(meant.has(a)) || byScore(a, b));
  if (exact.length > 0 || isFound) return { matches: exact };
  const nearly = foundNearly(find, terms);
  if (!nearly.without) return nearly;
  const misspelt = find(misspeltAll(terms)).sort(byScore);
  return misspelt.length > 0 ? { matches: misspelt } : nearly;
}

/** The best match comes first; equal ones keep the catalogue's order. */
export function byScore(a: Match, b: Match): number {
  return b.score - a.score || a.place - b.place;
}

/**
 * Says whether one field has all words in their order, common ones included: "off shoulder" is not "One shoulder".
 * A word in the field that the visitor named counts as well: "long sleeve".
 */
function isMeant(text: string, terms: readonly string[]): (match: Match) => boolean {
  const words = wordsIn(folded(readQuery(text)));
  const named = nounsIn(terms).flatMap(({ at, field }) =>
    besides(at, terms).map((beside) => ({ field, term: terms[beside] ?? "" })),
  );
  const hasWords = (value: string) => hasInOrder(termsOf(value).words, words);
  return ({ dress, match }) =>
    named.some(({ field, term }) => Object.hasOwn(match, term) && match[term]?.includes(field)) ||
    (words.length > 1 && shortFields.some((field) => textsOf(dress, field).some(hasWords)));
}

/** The last word may be unfinished: the visitor is still typing it. */
function hasInOrder(all: readonly string[], typed: readonly string[]): boolean {
  let met = 0;
  for (const word of all) {
    const next = typed[met];
    if (next !== undefined && (met === typed.length - 1 ? word.startsWith(next) : word === next)) met += 1;
  }
  return met === typed.length;
}

/** Finds the dresses that have most of the words: each as written, else as a beginning, else misspelt. */
function foundNearly(find: Find, typed: readonly string[]): Found {
  const terms = requiredOf(typed, (joined) => find(begun([joined])).length > 0);
  const ofTerms = terms.map((_term, place) => firstFound(find, attemptsAt(terms, place)));
  const counts = new Map<SearchableDress, number>();
  for (const { dress } of ofTerms.flat()) counts.set(dress, (counts.get(dress) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const nearest = new Map<SearchableDress, Match>();
  for (const match of ofTerms.flat()) {
    if (counts.get(match.dress) !== most) continue;
    const before = nearest.get(match.dress);
    nearest.set(match.dress, before ? together(before, match) : match);
  }
  const matches = [...nearest.values()].sort(byScore);
  if (most === terms.length) return { matches };
  const isMet = (place: number) => ofTerms[place]?.some(({ dress }) => nearest.has(dress));
  return { matches, without: terms.filter((_term, place) => !isMet(place)) };
}

function together(one: Match, other: Match): Match {
  return { ...one, score: one.score + other.score, match: { ...one.match, ...other.match } };
}

function firstFound(find: Find, queries: readonly Query[]): Match[] {
  for (const query of queries) {
    const matches = find(query);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Leaves out words that only name a field, and joins "ball gown" where the label writes "ballgown". */
function requiredOf(typed: readonly string[], isKnown: (joined: string) => boolean): readonly string[] {
  const nouns = new Set(nounsIn(typed).map(({ at }) => at));
  const named = typed.filter((_term, at) => !nouns.has(at));
  const terms = named.length > 0 ? named : typed;
  const place = terms.findIndex((term, at) => at + 1 < terms.length && isKnown(`${term}${terms[at + 1]}`));
  if (place < 0) return terms;
  return [...terms.slice(0, place), `${terms[place]}${terms[place + 1]}`, ...terms.slice(place + 2)];
}
