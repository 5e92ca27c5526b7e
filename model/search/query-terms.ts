import { readQuery } from "#model/screens/search-query.ts";
import { namesLike, withNamesJoined } from "./everyday-names.ts";
import { commonWords, folded, wordsIn } from "./search-terms.ts";

/** Terms, and letters of each. With prefixes and typing errors a term costs up to a millisecond among 10,000 dresses. */
const MAX_TERMS = 5;
const MAX_TERM = 24;

/** The search looks for these words: folded, each once, a bounded number however long the text is. */
export function queryTerms(text: string): string[] {
  const words = withNamesJoined(wordsIn(folded(readQuery(text))));
  const terms = words.map((word) => (namesLike(word) ? word : Array.from(word).slice(0, MAX_TERM).join("")));
  return [...new Set(terms)].filter((word) => !commonWords.has(word)).slice(0, MAX_TERMS);
}

/** The term as the visitor typed it, in one word or in several. */
export function typedWord(text: string, term: string): string {
  const words = wordsIn(readQuery(text));
  for (const [start] of words.entries())
    for (let end = start + 1; end <= words.length; end += 1) {
      const typed = words.slice(start, end);
      if (folded(typed.join("")).startsWith(term)) return typed.join(" ");
    }
  return term;
}
