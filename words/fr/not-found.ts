import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/not-found.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "Page *introuvable*",
  sentence: "Il n’y a pas de page à cette adresse.",
};
