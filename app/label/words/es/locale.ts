import type * as english from "#app/label/words/en/locale.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const languageTag: WordsLike<typeof english.languageTag> = "es";

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: WordsLike<typeof english.dateLocale> = "es-ES";

export const quotationMarks: WordsLike<typeof english.quotationMarks> = { opening: "«", closing: "»" };

const conjunction = new Intl.ListFormat("es", { type: "conjunction" });

/** The platform knows when "y" becomes "e". */
export const listed: WordsLike<typeof english.listed> = (names) => conjunction.format(names);
