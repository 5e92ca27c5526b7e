import { regionalTag } from "@trousseau/words/regional-tag.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/locale.ts";

export const languageTag: string = regionalTag("de");

export const textDirection: "ltr" | "rtl" = "ltr";

export const dateLocale: string = regionalTag("de", "de-DE");

export const quotationMarks: WordsLike<typeof english.quotationMarks> = { opening: "„", closing: "“" };

export const listed: typeof english.listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;

export const separated: WordsLike<typeof english.separated> = (parts) => parts.join(", ");

export const labelled: WordsLike<typeof english.labelled> = (name, value) => `${name}: ${value}`;

/** A weekday has a comma behind it: "Dienstag, 24. November 2026". */
export const dated: WordsLike<typeof english.dated> = (date) => date.replace(/^(\p{L}+\.?) (?=\d)/u, "$1, ");

export const ownDigits: WordsLike<typeof english.ownDigits> = (text) => String(text);

export const decimal: WordsLike<typeof english.decimal> = (value) => String(value).replace(".", ",");

export const isolated: WordsLike<typeof english.isolated> = (text) => text;
