import { folded, wordsIn } from "./fold-text.ts";
import type { SearchableDress } from "./search-entry.ts";

/** What is searched, and how much a word in it says of the dress. */
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

/** What each of them says, by fields of one value or several. */
export function textsOf(dress: SearchableDress, field: string): readonly string[] {
  if (field === "colours") return dress.colours.map(({ name }) => name);
  if (field === "families") return dress.colours.map(({ family }) => family);
  const value: unknown = Reflect.get(dress, field);
  return Array.isArray(value) ? value : [String(value ?? "")];
}

/** Of texts of dresses, which are the same few again and again. */
const known = new Map<string, Terms>();

/** More of them than ten thousand dresses have; then they are forgotten. */
const MAX_KNOWN = 50_000;

type Terms = {
  words: readonly string[];
  /** Words that stand beside each other, as somebody may write them: "ballgown". */
  joined: readonly string[];
};

/** As a text is searched. */
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
