import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/full-wishlist.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "Con doce vestidos, el probador está completo.",
  toList: "Quitar uno para añadir otro",
};
