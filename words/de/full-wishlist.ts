import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/full-wishlist.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "Mit zwölf Kleidern ist die Liste voll.",
  toList: "Platz für ein anderes schaffen",
};
