import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { dated, languageTag, listed, quotationMarks, separated } from "./locale.ts";

const numbers = new Intl.NumberFormat(languageTag);

export function number(count: number): string {
  return numbers.format(count);
}

/** This says "1 Kleid", "6 Kleider" or "1.200 Kleider". */
export function counted(count: number, one: string, several: string): string {
  return `${number(count)} ${count === 1 ? one : several}`;
}

export function dresses(count: number): string {
  return counted(count, "Kleid", "Kleider");
}

/** A preposition of the dative precedes it: "in 84 Tagen". */
export function inDays(count: number): string {
  return counted(count, "Tag", "Tagen");
}

export function inQuotes(text: string): string {
  return quotationMarks.opening + text + quotationMarks.closing;
}

/** Texts name these behind a comma: "{{day, theDay}}". */
export const formatters: Formatters = { dated, inQuotes };

export const lists: Lists = { list: listed, separated };
