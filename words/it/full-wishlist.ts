import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/full-wishlist.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "Con dodici abiti la lista è completa.",
  toList: "Rimuoverne uno per aggiungerne un altro",
};
