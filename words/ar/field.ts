import type * as english from "@trousseau/words/en/field.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { characters, ofCharacters } from "./grammar.ts";

export const fieldWords: WordsLike<typeof english.fieldWords> = {
  left: (count) => `المتبقي: ${characters(count)}`,
  tooMany: (count) => `الزائد: ${characters(count)}`,
  tooLong: (most) => `نرجو ألّا يزيد النص على ${ofCharacters(most)}. لم يُحذف منه شيء.`,
};
