import type * as english from "@trousseau/words/en/locale.ts";

/** Browsers differ in the digits of plain "ar", so they are named: Latin ones, unless the label chooses ٠ to ٩ (docs/settings.md). */
const digits = process.env["SHOP_DIGITS"] === "arab" ? "arab" : "latn";

export const languageTag: string = `ar-u-nu-${digits}`;

export const textDirection: "ltr" | "rtl" = "rtl";

/** The months are those of the Gulf and Egypt; the Levant reads them as well. */
export const dateLocale: string = languageTag;

export const quotationMarks: typeof english.quotationMarks = { opening: "«", closing: "»" };

export const listed: typeof english.listed = (names) => new Intl.ListFormat(languageTag).format(names);

export const separated: typeof english.separated = (parts) => parts.join("، ");

export const labelled: typeof english.labelled = (name, value) => `${name}: ${value}`;

export const dated: typeof english.dated = (date) => date;

const figures = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1, useGrouping: false });
const zeroToNine = Array.from(figures.format(9_876_543_210)).reverse();

export const ownDigits: typeof english.ownDigits = (text) =>
  String(text).replace(/[0-9]/g, (digit) => zeroToNine[Number(digit)] ?? digit);

export const decimal: typeof english.decimal = (value) => figures.format(value);

export const isolated: typeof english.isolated = (text) => (text ? `\u2068${text}\u2069` : text);
