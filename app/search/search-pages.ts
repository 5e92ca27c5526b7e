import { folded, isUnspaced, queryTerms, wordsIn } from "./search-terms.ts";

/** A page of the shop that is no dress, with everyday words by which visitors search for it. */
export type SearchedPage = { label: string; href: string; words: string };

export type FoundPage = Pick<SearchedPage, "label" | "href">;

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 3;

/** The pages that have each typed word, or a word that begins so. */
export function findPages(text: string, pages: readonly SearchedPage[]): FoundPage[] {
  const terms = queryTerms(text);
  if (terms.length === 0) return [];
  return pages.flatMap(({ label, href, words }) => {
    const all = wordsIn(folded(`${label} ${words}`));
    const isFound = terms.every(
      (term) =>
        (isUnspaced(term) || term.length >= LEAST_LETTERS) && all.some((word) => word.startsWith(term)),
    );
    return isFound ? [{ label, href }] : [];
  });
}
