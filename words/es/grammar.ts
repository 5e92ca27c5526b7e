import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import { listed, separated } from "./locale.ts";

/** Says "las 10:00" or "la 1:00": one o'clock alone is singular. */
function hour(time: string): string {
  return /^0?1:/.test(time) ? `la ${time}` : `las ${time}`;
}

/** Texts name these behind a comma: "{{time, hour}}". */
export const formatters: Formatters = {
  hour,
  inQuotes: (text) => `«${text}»`,
  inSmall: (text) => text.toLowerCase(),
  insideSentence,
};

export const lists: Lists = {
  list: listed,
  separated,
  clauses: (parts) => parts.join("; "),
  nor: (parts) => parts.join(" ni "),
};
