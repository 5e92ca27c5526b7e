import type * as english from "#app/label/words/en/new-label.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Robes en tulle",
  "satin-dresses": "Robes en satin",
  "embroidered-dresses": "Robes brodées",
  "bridal-dresses": "Robes de mariée",
};
