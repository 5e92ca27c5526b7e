import { regionalTag } from "@trousseau/words/regional-tag.ts";
import type * as english from "#words/locale.ts";

export const languageTag: typeof english.languageTag = regionalTag("it");

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: typeof english.dateLocale = regionalTag("it", "it-IT");

export const quotationMarks: typeof english.quotationMarks = { opening: "«", closing: "»" };

export const listed: typeof english.listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and(names.at(-1) ?? "")}`;

/** Says "e Lior", and before the same vowel "ed Elsa". */
function and(name: string): string {
  return /^e/i.test(name.normalize("NFD")) ? `ed ${name}` : `e ${name}`;
}

export const separated: typeof english.separated = (parts) => parts.join(", ");

export const labelled: typeof english.labelled = (name, value) => `${name}: ${value}`;

/** The first of a month alone is an ordinal: "1º maggio". */
export const dated: typeof english.dated = (date) => date.replace(/(^|\p{L}\s)1(?=$|\s)/u, "$11º");

export const ownDigits: typeof english.ownDigits = (text) => String(text);

const figures = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1, useGrouping: false });

export const decimal: typeof english.decimal = (value) => figures.format(value);

export const isolated: typeof english.isolated = (text) => text;
