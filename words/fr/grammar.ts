import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import { dated, languageTag, listed, separated } from "./locale.ts";

const plurals = new Intl.PluralRules(languageTag);
const figures = new Intl.NumberFormat(languageTag);

export function number(count: number): string {
  return figures.format(count);
}

/** Nought and one are singular: "0 robe", "1 robe", "2 robes". */
export function agreed(count: number, one: string, other: string): string {
  return plurals.select(count) === "one" ? one : other;
}

/** The number and its noun stay on one line. */
export function counted(count: number, one: string, other: string): string {
  return `${number(count)}\u00a0${agreed(count, one, other)}`;
}

export function quoted(text: string): string {
  return `«\u00a0${text}\u00a0»`;
}

/** Texts name these behind a comma: "{{day, theDay}}". */
export const formatters: Formatters = {
  dated,
  inQuotes: quoted,
  inSmall: (text) => text.toLowerCase(),
  insideSentence,
};

export const lists: Lists = { list: listed, separated, nor: (parts) => parts.join(" ni ") };
