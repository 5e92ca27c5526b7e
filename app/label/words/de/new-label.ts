import type * as english from "#app/label/words/en/new-label.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Tüllkleider",
  "satin-dresses": "Satinkleider",
  "embroidered-dresses": "Bestickte Kleider",
  "bridal-dresses": "Brautkleider",
};
