import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { listed, separated } from "./locale.ts";

/** Larger numbers are written in figures. */
const numbers = ["none", "one", "two", "three", "four", "five", "six"];

/** Texts name these behind a comma. */
export const formatters: Formatters = {
  capitalised: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  inSmall: (text) => text.toLowerCase(),
  inQuotes: (text) => `“${text}”`,
  inWords: (figure) => numbers[Number(figure)] ?? figure,
};

export const lists: Lists = {
  list: listed,
  separated,
  isOrAre: (girths) => (isPlural(girths) ? "are" : "is"),
  fallsOrFall: (girths) => (isPlural(girths) ? "fall" : "falls"),
};

/** One girth alone is plural already. */
function isPlural(girths: readonly string[]): boolean {
  return girths.length > 1 || girths.includes("Hips");
}
