import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { listed, separated } from "./locale.ts";

/** Larger numbers are written in figures. */
const numbers = ["None", "One", "Two", "Three", "Four", "Five", "Six"];

/** Texts name these behind a comma. */
export const formatters: Formatters = {
  inSmall: (text) => text.toLowerCase(),
  inQuotes: (text) => `“${text}”`,
  inWords: (figure) => numbers[Number(figure)] ?? figure,
};

/** "Hips" alone are plural already. */
const isPlural = (girths: readonly string[]) => girths.length > 1 || girths[0] === "Hips";

export const lists: Lists = {
  list: listed,
  separated,
  // Each is a sentence of its own.
  clauses: (parts) => parts.join("; "),
  isOrAre: (girths) => (isPlural(girths) ? "are" : "is"),
  fallsOrFall: (girths) => (isPlural(girths) ? "fall" : "falls"),
};
