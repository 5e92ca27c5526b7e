import { folded } from "./search-terms.ts";

/** Folds a text, and makes one of the Arabic letters that people take for each other; a stretched letter is short again. */
export function typedLetters(text: string): string {
  return folded(text).replaceAll("\u0640", "").replaceAll("\u0649", "\u064a").replaceAll("\u0629", "\u0647");
}
