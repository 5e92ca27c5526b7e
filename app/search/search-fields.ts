import { folded, wordsIn } from "./fold-text.ts";
import type { SearchableDress } from "./search-entry.ts";

/** The searched fields, weighted by how much a word in them says about the dress. */
export const weights = {
  name: 8,
  colours: 4,
  fabric: 4,
  families: 3,
  collection: 3,
  silhouette: 3,
  neckline: 2,
  sleeves: 2,
  sizes: 2,
  offers: 2,
  words: 1,
} as const;

export type SearchField = keyof typeof weights;

export const fields: readonly string[] = Object.keys(weights);
export const shortFields = fields.filter((field) => field !== "words");

/** The values of a field, be it one or several. */
export function textsOf(dress: SearchableDress, field: string): readonly string[] {
  if (field === "colours") return dress.colours.map(({ name }) => name);
  if (field === "families") return dress.colours.map(({ family }) => family);
  const value: unknown = Reflect.get(dress, field);
  return Array.isArray(value) ? value : [String(value ?? "")];
}

/** Dresses share few texts, so each text is read once. */
const known = new Map<string, Terms>();

/** Beyond so many, more than ten thousand dresses have, the map is cleared. */
const MAX_KNOWN = 50_000;

type Terms = {
  words: readonly string[];
  /** Neighbouring words joined, as a visitor may write them: "ballgown". */
  joined: readonly string[];
};

/** Reads a text as the search compares it. */
export function termsOf(text: string): Terms {
  const before = known.get(text);
  if (before) return before;
  const words = wordsIn(folded(text));
  const joined = words.slice(1).map((word, place) => `${words[place]}${word}`);
  const terms = { words, joined };
  if (known.size > MAX_KNOWN) known.clear();
  known.set(text, terms);
  return terms;
}
