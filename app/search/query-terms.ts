import { readQuery } from "#app/catalogue/search-query.ts";
import { folded, wordsIn } from "./fold-text.ts";

/** Terms, and letters of each. With prefixes and typing errors a term costs up to a millisecond among 10,000 dresses. */
const MAX_TERMS = 5;
const MAX_TERM = 24;

/** Every description has these words. They narrow no search, so the index leaves them out. */
const commonWords = new Set(
  `a an and are as at be been but by for from had has have her hers him his in into is it its just like no nor not of off on
  one only or our out over own she so some such than that the their them then there these they this those through to too two
  under until up very was were what when where which while who will with you your`.split(/\s+/),
);

/** The search looks for these words: folded, each once, a bounded number however long the text is. */
export function queryTerms(text: string): string[] {
  const words = wordsIn(folded(readQuery(text))).map((word) => Array.from(word).slice(0, MAX_TERM).join(""));
  return [...new Set(words)].filter((word) => !commonWords.has(word)).slice(0, MAX_TERMS);
}

/** The term as the visitor typed it. */
export function typedWord(text: string, term: string): string {
  return wordsIn(readQuery(text)).find((word) => folded(word).startsWith(term)) ?? term;
}

/** The words of a text that are worth finding, in lower case, each once. */
export function searchableWords(text: string): string[] {
  const words = wordsIn(text.normalize("NFC").toLowerCase());
  return [...new Set(words)].filter(
    (word) => !commonWords.has(folded(word)) && !/^\p{Script=Latin}{1,2}$/u.test(word),
  );
}
