import type * as english from "#app/label/words/en/new-label.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Abiti in tulle",
  "satin-dresses": "Abiti in raso",
  "embroidered-dresses": "Abiti ricamati",
  "bridal-dresses": "Abiti da sposa",
};
