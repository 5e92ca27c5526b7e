import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/stored-page.ts";

export const storedPageWords: WordsLike<typeof english.storedPageWords> = {
  note: (date) =>
    `Senza rete. Ha visto questa pagina il ${date}; prezzi e disponibilità potrebbero essere cambiati.`,
};
