import type * as english from "@trousseau/words/en/new-label.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Abiti in tulle",
  "satin-dresses": "Abiti in raso",
  "embroidered-dresses": "Abiti ricamati",
  "bridal-dresses": "Abiti da sposa",
};
