import type * as english from "@trousseau/words/en/new-label.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "Vestidos de tul",
  "satin-dresses": "Vestidos de satén",
  "embroidered-dresses": "Vestidos bordados",
  "bridal-dresses": "Vestidos de novia",
};
