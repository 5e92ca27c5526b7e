import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/field.ts";
import { counted } from "./grammar.ts";

export const fieldWords: WordsLike<typeof english.fieldWords> = {
  left: (count) => counted(count, "caractère restant", "caractères restants"),
  tooMany: (count) => `${counted(count, "caractère", "caractères")} de trop`,
  tooLong: (most) =>
    `Merci de ne pas dépasser ${counted(most, "caractère", "caractères")}. Rien n’a été coupé.`,
};
