import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/stored-page.ts";

export const storedPageWords: WordsLike<typeof english.storedPageWords> = {
  note: (date) =>
    `Ohne Verbindung. Sie haben diese Seite am ${date} gesehen; Preise und Verfügbarkeit können sich geändert haben.`,
};
