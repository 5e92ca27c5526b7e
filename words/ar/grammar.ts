import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { listed, ownDigits, separated } from "./locale.ts";

/** Texts name these behind a comma: "{{time, ownDigits}}". */
export const formatters: Formatters = {
  // A sentence that begins with a Latin name would run from left to right.
  fromRight: (name) => `\u200f${name}`,
  inQuotes: (text) => `«${text}»`,
  // Arabic would turn round the groups of figures with spaces or hyphens.
  leftToRight: (text) => `\u2066${text}\u2069`,
  ownDigits,
};

export const lists: Lists = { list: listed, separated, clauses: (parts) => parts.join("، و") };
