import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/stored-page.ts";

export const storedPageWords: WordsLike<typeof english.storedPageWords> = {
  note: (date) =>
    `Sin conexión. Vio esta página el ${date}; los precios y la disponibilidad pueden haber cambiado.`,
};
