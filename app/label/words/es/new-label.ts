import type * as english from "#app/label/words/en/new-label.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Vestidos de tul",
  "satin-dresses": "Vestidos de satén",
  "embroidered-dresses": "Vestidos bordados",
  "bridal-dresses": "Vestidos de novia",
};
