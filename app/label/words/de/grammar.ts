import { languageTag, quotationMarks } from "./locale.ts";

const numbers = new Intl.NumberFormat(languageTag);

/** Says "1 Kleid", "6 Kleider" or "1.200 Kleider". */
export function counted(count: number, one: string, several: string): string {
  return `${numbers.format(count)} ${count === 1 ? one : several}`;
}

/** Says "1 Kleid" or "6 Kleider". */
export function dresses(count: number): string {
  return counted(count, "Kleid", "Kleider");
}

/** Stands behind a preposition of the dative: "in 84 Tagen". */
export function inDays(count: number): string {
  return counted(count, "Tag", "Tagen");
}

/** Says „Tüll“. */
export function inQuotes(text: string): string {
  return quotationMarks.opening + text + quotationMarks.closing;
}
