import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/locale.ts";
import { and } from "./grammar.ts";

export const languageTag: WordsLike<typeof english.languageTag> = "it";

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: WordsLike<typeof english.dateLocale> = "it-IT";

export const quotationMarks: WordsLike<typeof english.quotationMarks> = { opening: "«", closing: "»" };

export const listed: WordsLike<typeof english.listed> = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and(names.at(-1) ?? "")}`;
