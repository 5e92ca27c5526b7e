import type * as english from "@trousseau/words/en/full-wishlist.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const fullWishlistWords: WordsLike<typeof english.fullWishlistWords> = {
  full: "تكتمل القائمة باثني عشر فستانًا.",
  toList: "إزالة فستان لإضافة آخر",
};
