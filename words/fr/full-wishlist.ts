import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/full-wishlist.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "Avec douze robes, la sélection est complète.",
  toList: "En retirer une pour en ajouter une autre",
};
