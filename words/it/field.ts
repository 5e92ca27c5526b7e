import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/field.ts";
import { languageTag } from "./locale.ts";

export const fieldWords: WordsLike<typeof english.fieldWords> = {
  left: (count) => (count === 1 ? "Resta 1 carattere" : `Restano ${count} caratteri`),
  tooMany: (count) => `${count} ${count === 1 ? "carattere" : "caratteri"} di troppo`,
  tooLong: (most) => `Il limite è di ${most.toLocaleString(languageTag)} caratteri. Nulla è stato tagliato.`,
};
