import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { insideSentence } from "@trousseau/words/inside-sentence.ts";
import { dated, listed, separated } from "./locale.ts";

/** Texts name these behind a comma: "{{day, dated}}". */
export const formatters: Formatters = {
  clock,
  dated,
  inQuotes: (text) => `«\u00a0${text}\u00a0»`,
  inSmall: (text) => text.toLowerCase(),
  insideSentence,
  of: (name) => `de ${name}`,
};

export const lists: Lists = {
  list: listed,
  separated,
  clauses: (parts) => parts.join("\u202f; "),
  nor: (parts) => parts.join(" ni "),
};

/** Says "10 h" or "10 h 30" of "10:30". */
function clock(time: string): string {
  const [hours, minutes] = time.split(":");
  return [Number(hours), "h", ...(minutes === "00" ? [] : [minutes])].join("\u00a0");
}
