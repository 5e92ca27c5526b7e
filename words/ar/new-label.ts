import type * as english from "@trousseau/words/en/new-label.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const collectionNames: WordsLike<typeof english.collectionNames> = {
  "tulle-dresses": "فساتين التول",
  "satin-dresses": "فساتين الساتان",
  "embroidered-dresses": "الفساتين المطرّزة",
  "bridal-dresses": "فساتين الزفاف",
};
