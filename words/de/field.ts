import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/field.ts";
import { counted } from "./grammar.ts";

export const fieldWords: WordsLike<typeof english.fieldWords> = {
  left: (count) => `Noch ${counted(count, "Zeichen", "Zeichen")}`,
  tooMany: (count) => `${counted(count, "Zeichen", "Zeichen")} zu viel`,
  tooLong: (most) => `Bitte höchstens ${counted(most, "Zeichen", "Zeichen")}. Es wurde nichts gekürzt.`,
};
