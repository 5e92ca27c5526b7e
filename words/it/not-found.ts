import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/not-found.ts";

export const notFoundWords: WordsLike<typeof english.notFoundWords> = {
  title: "Pagina non *trovata*",
  sentence: "A questo indirizzo non c’è alcuna pagina.",
};
