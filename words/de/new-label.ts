import type * as english from "@trousseau/words/en/new-label.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Tüllkleider",
  "satin-dresses": "Satinkleider",
  "embroidered-dresses": "Bestickte Kleider",
  "bridal-dresses": "Brautkleider",
};
