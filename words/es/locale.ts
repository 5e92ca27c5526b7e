import type * as english from "@trousseau/words/en/locale.ts";
import { regionalTag } from "@trousseau/words/regional-tag.ts";

export const languageTag: typeof english.languageTag = regionalTag("es");

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: typeof english.dateLocale = regionalTag("es", "es-ES");

export const quotationMarks: typeof english.quotationMarks = { opening: "«", closing: "»" };

export const listed: typeof english.listed = (names) => {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and(last)} ${last}`;
};

/** "Y" becomes "e" before the sound of an i. Intl.ListFormat does not know an "í". */
function and(next: string): "y" | "e" {
  return /^h?i(?![ae])/i.test(next.normalize("NFD")) ? "e" : "y";
}

export const separated: typeof english.separated = (parts) => parts.join(", ");

export const labelled: typeof english.labelled = (name, value) => `${name}: ${value}`;

export const dated: typeof english.dated = (date) => date;

export const ownDigits: typeof english.ownDigits = (text) => String(text);

const figures = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1, useGrouping: false });

export const decimal: typeof english.decimal = (value) => figures.format(value);

export const isolated: typeof english.isolated = (text) => text;
