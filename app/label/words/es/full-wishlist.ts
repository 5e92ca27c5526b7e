import type * as english from "#app/label/words/en/full-wishlist.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "Con doce vestidos, el probador está completo.",
  toList: "Quitar uno para añadir otro",
};
