import type { Formatters, Lists } from "@trousseau/words/formatters.ts";
import { listed, separated } from "./locale.ts";

/** Texts name these behind a comma. */
export const formatters: Formatters = {
  inSmall: (text) => text.toLowerCase(),
  inQuotes: (text) => `“${text}”`,
};

export const lists: Lists = { list: listed, separated };
