import type { Query } from "minisearch";
import { type Availability, availabilityOf } from "#model/dresses/availability.ts";
import { readQuery } from "#model/screens/search-query.ts";
import { queryTerms } from "./query-terms.ts";
import { type SearchableDress, type SearchedColour, shortFields } from "./search-entry.ts";
import { attemptsAt, beginningWith, besides, misspeltAll, nounsIn } from "./search-queries.ts";
import { folded, termsOf, wordsIn } from "./search-terms.ts";

export type Match = {
  dress: SearchableDress;
  /** The index of the dress in the catalogue. */
  place: number;
  score: number;
  /** The fields that each matched word stands in. */
  match: Readonly<Record<string, readonly string[]>>;
};

/** The two ways to find: whole words and their beginnings, or parts of words. */
type Finders = {
  find: (query: Query) => Match[];
  findParts: (terms: readonly string[]) => Match[];
};

type Find = Finders["find"];

/** `without` holds the terms that none of them has; it is undefined where each has all. */
type Found = { matches: readonly Match[]; without?: readonly string[] };

/** Parts of words come after whole ones. Misspelt words are looked for only where nothing `isFound` as it is written. */
export function foundByWords({ find, findParts }: Finders, text: string, isFound: boolean): Found {
  const terms = queryTerms(text);
  const whole = ranked(find(beginningWith(terms)), text, terms);
  const wholeDresses = new Set(whole.map(({ dress }) => dress));
  const matches = [...whole, ...findParts(terms).filter(({ dress }) => !wholeDresses.has(dress))];
  if (matches.length > 0 || isFound) return { matches };
  const closest = foundNearly(find, terms);
  const misspelt = closest.without ? find(misspeltAll(terms)) : [];
  const better = misspelt.length > 0 ? { matches: misspelt } : closest;
  return { ...better, matches: ranked(better.matches, text, terms) };
}

/**
 * Dresses that are meant come first, then those in the colour that was searched for. Of equals, those that can be had come before those that
 * are sold or out, and then the better matches.
 */
function ranked(matches: readonly Match[], text: string, terms: readonly string[]): Match[] {
  const isMeant = meaning(text, terms);
  const ranks = matches.map((match) => {
    const colourRank = askedColour(match, terms)?.rank ?? OTHERS;
    const isAway = awayStates.has(availabilityOf(match.dress.product)?.state);
    return { match, rank: isMeant(match) ? colourRank : colourRank + OTHERS + 1, isAway };
  });
  return ranks
    .sort(
      (one, other) =>
        one.rank - other.rank || Number(one.isAway) - Number(other.isAway) || byScore(one.match, other.match),
    )
    .map(({ match }) => match);
}

const awayStates = new Set<Availability | undefined>(["sold", "out"]);

/** This rank comes after all those of colours. */
const OTHERS = 4;

type AskedColour = { colour: SearchedColour; rank: number };

/**
 * The colour of a dress that a search has met. What was typed counts more than what it also means, "navy" before "blue";
 * then a dress that is pictured in the colour comes before one that exists in it.
 */
export function askedColour(
  { dress, match }: Pick<Match, "dress" | "match">,
  terms: readonly string[],
): AskedColour | undefined {
  const met = Object.keys(match);
  const ranked = dress.colours.flatMap((colour): AskedColour[] => {
    const words = [...termsOf(colour.name).words, colour.family];
    const isTyped = words.some((word) => terms.includes(word));
    if (!isTyped && !words.some((word) => met.includes(word))) return [];
    const isPictured = colour.isAvailable && (colour.slug === dress.pictured || colour.picture);
    return [{ colour, rank: (isTyped ? 0 : 2) + (isPictured ? 0 : 1) }];
  });
  return ranked.sort((one, other) => one.rank - other.rank)[0];
}

/** The best match comes first; equal ones keep the catalogue's order. */
export function byScore(a: Match, b: Match): number {
  return b.score - a.score || a.place - b.place;
}

/**
 * Says whether one field has all words in their order, common ones included: "off shoulder" is not "One shoulder".
 * A word in the field that the visitor named counts as well: "long sleeve".
 */
function meaning(text: string, terms: readonly string[]): (match: Match) => boolean {
  const words = wordsIn(folded(readQuery(text)));
  const named = nounsIn(terms).flatMap(({ at, field }) =>
    besides(at, terms).map((beside) => ({ field, term: terms[beside] ?? "" })),
  );
  const hasWords = (value: string) => hasInOrder(termsOf(value).words, words);
  return ({ dress, match }) =>
    named.some(({ field, term }) => Object.hasOwn(match, term) && match[term]?.includes(field)) ||
    (words.length > 1 && shortFields.some((field) => dress.texts[field].some(hasWords)));
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
  const terms = requiredOf(typed, (joined) => find(beginningWith([joined])).length > 0);
  const ofTerms = terms.map((_term, place) => firstFound(find, attemptsAt(terms, place)));
  const byDress = Map.groupBy(ofTerms.flat(), ({ dress }) => dress);
  const most = Math.max(0, ...[...byDress.values()].map(({ length }) => length));
  const nearest = [...byDress.values()].filter(({ length }) => length === most);
  const matches = nearest.map((parts) => parts.reduce(together));
  if (most === terms.length) return { matches };
  const dresses = new Set(matches.map(({ dress }) => dress));
  const isMet = (place: number) => ofTerms[place]?.some(({ dress }) => dresses.has(dress));
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
