import { type Document, isFields } from "../store/document.ts";

/** Where a document keeps its words for searching: not enumerable, so no projection, spread or answer ever shows it. */
export const WORDS = "\0words";

export function withWords(document: Document): Document {
  let words: string[] | undefined;
  return Object.defineProperty(document, WORDS, {
    get() {
      words ??= wordsIn(document);
      return words;
    },
  });
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => (key.startsWith("_") ? [] : wordsIn(child)));
}
