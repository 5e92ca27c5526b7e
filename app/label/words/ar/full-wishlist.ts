import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/full-wishlist.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "تكتمل القائمة باثني عشر فستانًا.",
  toList: "إزالة فستان لإضافة آخر",
};
