import { languageTag } from "./locale.ts";

/** Stands beneath a field that is nearly full, or too full. */
export const fieldWords = {
  left: (count: number) => `${count} ${count === 1 ? "character" : "characters"} left`,
  tooMany: (count: number) => `${count} ${count === 1 ? "character" : "characters"} too many`,
  tooLong: (most: number) =>
    `Please keep this within ${most.toLocaleString(languageTag)} characters. Nothing has been cut.`,
};
