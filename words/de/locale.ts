import { regionalTag } from "@trousseau/words/regional-tag.ts";
import type * as english from "#words/locale.ts";

export const languageTag: string = regionalTag("de");

export const textDirection: "ltr" | "rtl" = "ltr";

export const dateLocale: string = regionalTag("de", "de-DE");

export const quotationMarks: typeof english.quotationMarks = { opening: "„", closing: "“" };

export const listed: typeof english.listed = (names) => new Intl.ListFormat(languageTag).format(names);

export const separated: typeof english.separated = (parts) => parts.join(", ");

export const labelled: typeof english.labelled = (name, value) => `${name}: ${value}`;

/** A weekday has a comma behind it: "Dienstag, 24. November 2026". */
export const dated: typeof english.dated = (date) => date.replace(/^(\p{L}+\.?) (?=\d)/u, "$1, ");

export const ownDigits: typeof english.ownDigits = (text) => String(text);

const figures = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1, useGrouping: false });

export const decimal: typeof english.decimal = (value) => figures.format(value);

export const isolated: typeof english.isolated = (text) => text;
