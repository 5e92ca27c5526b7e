import { readQuery } from "#model/screens/search-query.ts";
import common from "#words/common-words.json" with { type: "json" };
import { namesLike, withNamesJoined } from "./everyday-names.ts";
import { folded, wordsIn } from "./search-terms.ts";

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

/** The words of a text that are worth finding, in lower case, each once. */
export function searchableWords(text: string): string[] {
  const words = wordsIn(text.normalize("NFC").toLowerCase());
  return [...new Set(words)].filter(
    (word) => !commonWords.has(folded(word)) && !/^\p{Script=Latin}{1,2}$/u.test(word),
  );
}

/** Nobody looks for a dress by these: the index leaves them out, a quarter of all. */
const commonWords = new Set(folded(common.join(" ")).split(" "));
