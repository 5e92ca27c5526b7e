import { regionalTag } from "@trousseau/words/regional-tag.ts";
import type * as english from "#words/locale.ts";

export const languageTag: typeof english.languageTag = regionalTag("fr");

export const textDirection: typeof english.textDirection = "ltr";

export const dateLocale: typeof english.dateLocale = regionalTag("fr", "fr-FR");

export const quotationMarks: typeof english.quotationMarks = {
  opening: "«\u00a0",
  closing: "\u00a0»",
};

export const listed: typeof english.listed = (names) => new Intl.ListFormat(languageTag).format(names);

export const separated: typeof english.separated = (parts) => parts.join(", ");

export const labelled: typeof english.labelled = (name, value) => `${name}\u00a0: ${value}`;

/** French writes the first of a month as an ordinal, which Intl does not: "mardi 1er décembre". */
export function dated(day: string): string {
  return day.replace(/^(\p{L}+\.?\s)?1(?=\s|$)/u, (_, weekday = "") => `${weekday}1er`);
}

export const ownDigits: typeof english.ownDigits = (text) => String(text);

const figures = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1, useGrouping: false });

export const decimal: typeof english.decimal = (value) => figures.format(value);

export const isolated: typeof english.isolated = (text) => text;
