import type * as english from "@trousseau/words/en/field.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";
import { languageTag } from "./locale.ts";

export const fieldWords: WordsLike<typeof english.fieldWords> = {
  left: (count) => `${count === 1 ? "Queda" : "Quedan"} ${counted(count, "carácter", "caracteres")}`,
  tooMany: (count) => `${count === 1 ? "Sobra" : "Sobran"} ${counted(count, "carácter", "caracteres")}`,
  tooLong: (most) =>
    `Le rogamos que no pase de ${most.toLocaleString(languageTag)} caracteres. No hemos recortado nada.`,
};
