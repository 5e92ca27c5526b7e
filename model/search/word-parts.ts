import { namesLike } from "./everyday-names.ts";
import { type SearchableDress, shortFields } from "./search-entry.ts";
import { isUnspaced, termsOf } from "./search-terms.ts";

/** A shorter part of a word is in too many others: "red" is in "embroidered". */
const LEAST_PART = 4;

export function mayBePart(term: string): boolean {
  return isUnspaced(term) || term.length >= LEAST_PART;
}

/**
 * The words of a dress that the terms are in, one at least within a longer word: "Seidenorganza" has "organza". Undefined where a term is
 * in none.
 */
export function partsIn(dress: SearchableDress, terms: readonly string[]): string[] | undefined {
  const { divisible, others } = wordsOf(dress);
  const words: string[] = [];
  for (const term of terms) {
    const within = mayBePart(term) ? divisible.find((word) => hasPart(word, term)) : undefined;
    const word = within ?? (divisible.includes(term) || others.includes(term) ? term : undefined);
    if (word === undefined) return undefined;
    words.push(word);
  }
  return words.some((word) => !terms.includes(word)) ? words : undefined;
}

/** A name has no parts: a bridesmaid is no bride. */
function hasPart(word: string, term: string): boolean {
  return word.includes(term) && (word === term || namesLike(word) === undefined);
}

type Words = {
  /** The words of short texts. In scripts without spaces those of the description are divided, too. */
  divisible: readonly string[];
  others: readonly string[];
};

const cachedWords = new WeakMap<SearchableDress, Words>();

/** Reads a dress once. */
function wordsOf(dress: SearchableDress): Words {
  const before = cachedWords.get(dress);
  if (before) return before;
  const { texts } = dress;
  const described = texts.words.flatMap((word) => termsOf(word).words);
  const short = shortFields.flatMap((field) => texts[field]).flatMap((text) => termsOf(text).words);
  const words = { divisible: [...short, ...described.filter(isUnspaced)], others: described };
  cachedWords.set(dress, words);
  return words;
}
