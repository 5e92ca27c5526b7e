import type { Heading } from "./table-headings.ts";

/** The columns of a file for a translator, a text a row: the import knows it by its document and path, and the mark by its original. */
export const translationColumns = {
  language: "language",
  document: "document",
  path: "path",
  place: "where it stands",
  original: "original",
  translation: "translation",
} as const satisfies Record<string, Heading>;
