import type * as english from "@trousseau/words/en/locale.ts";
import { regionalTag } from "@trousseau/words/regional-tag.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const languageTag: WordsLike<typeof english.languageTag> = regionalTag("es");

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: WordsLike<typeof english.dateLocale> = regionalTag("es", "es-ES");

export const quotationMarks: WordsLike<typeof english.quotationMarks> = { opening: "«", closing: "»" };

export const listed: WordsLike<typeof english.listed> = (names) => {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and(last)} ${last}`;
};

/** "Y" becomes "e" before the sound of an i. Intl.ListFormat does not know an "í". */
function and(next: string): "y" | "e" {
  return /^h?i(?![ae])/i.test(next.normalize("NFD")) ? "e" : "y";
}

export const separated: WordsLike<typeof english.separated> = (parts) => parts.join(", ");

export const labelled: WordsLike<typeof english.labelled> = (name, value) => `${name}: ${value}`;

export const dated: WordsLike<typeof english.dated> = (date) => date;

export const ownDigits: WordsLike<typeof english.ownDigits> = (text) => String(text);

export const decimal: WordsLike<typeof english.decimal> = (value) => String(value).replace(".", ",");

export const isolated: WordsLike<typeof english.isolated> = (text) => text;
