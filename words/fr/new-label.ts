import type * as english from "@trousseau/words/en/new-label.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Robes en tulle",
  "satin-dresses": "Robes en satin",
  "embroidered-dresses": "Robes brodées",
  "bridal-dresses": "Robes de mariée",
};
