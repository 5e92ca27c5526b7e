import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/full-wishlist.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "Mit zwölf Kleidern ist die Liste voll.",
  toList: "Platz für ein anderes schaffen",
};
