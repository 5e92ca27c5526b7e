import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/stored-page.ts";

export const storedPageWords: WordsLike<typeof english.storedPageWords> = {
  note: (date) =>
    `Hors connexion. Vous avez vu cette page le ${date}\u202f; les prix et les disponibilités ont pu changer.`,
};
