import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/locale.ts";

export const languageTag: WordsLike<typeof english.languageTag> = "fr";

export const textDirection: WordsLike<typeof english.textDirection> = "ltr";

export const dateLocale: WordsLike<typeof english.dateLocale> = "fr-FR";

export const quotationMarks: WordsLike<typeof english.quotationMarks> = {
  opening: "«\u00a0",
  closing: "\u00a0»",
};

const list = new Intl.ListFormat(languageTag, { type: "conjunction" });

export const listed: WordsLike<typeof english.listed> = (names) => list.format(names);
