import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/not-found.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "Nicht *gefunden*",
  sentence: "Unter dieser Adresse gibt es keine Seite.",
};
