import { regionalTag } from "@trousseau/words/regional-tag.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/locale.ts";

export const languageTag: WordsLike<typeof english.languageTag> = regionalTag("it");

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: WordsLike<typeof english.dateLocale> = regionalTag("it", "it-IT");

export const quotationMarks: WordsLike<typeof english.quotationMarks> = { opening: "«", closing: "»" };

export const listed: WordsLike<typeof english.listed> = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and(names.at(-1) ?? "")}`;

/** Says "e Lior", and before the same vowel "ed Elsa". */
function and(name: string): string {
  return /^e/i.test(name.normalize("NFD")) ? `ed ${name}` : `e ${name}`;
}

export const separated: WordsLike<typeof english.separated> = (parts) => parts.join(", ");

export const labelled: WordsLike<typeof english.labelled> = (name, value) => `${name}: ${value}`;

/** The first of a month alone is an ordinal: "1º maggio". */
export const dated: WordsLike<typeof english.dated> = (date) => date.replace(/(^|\p{L}\s)1(?=$|\s)/u, "$11º");

export const ownDigits: WordsLike<typeof english.ownDigits> = (text) => String(text);

export const decimal: WordsLike<typeof english.decimal> = (value) => String(value).replace(".", ",");

export const isolated: WordsLike<typeof english.isolated> = (text) => text;
