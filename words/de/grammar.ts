import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { dated, listed, quotationMarks, separated } from "./locale.ts";

/** Texts name these behind a comma: "{{day, dated}}". */
export const formatters: Formatters = {
  dated,
  inQuotes: (text) => quotationMarks.opening + text + quotationMarks.closing,
  ordinal,
};

export const lists: Lists = { list: listed, separated, clauses: (parts) => parts.join("; ") };

/** A day of the month that stands alone has a full stop: "1. bis 23. August 2027". */
function ordinal(day: string): string {
  return /^\d+$/.test(day) ? `${day}.` : day;
}
