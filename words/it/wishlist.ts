import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/wishlist.ts";

export const wishlistWords: WordsLike<typeof english.wishlistWords> = {
  listOf: (count) => `Abiti da provare, ${count}`,
  added: (dress, count) => `${dress} è tra gli abiti da provare, ${count} di 12`,
  takenOff: (dress) => `${dress} non è più tra gli abiti da provare`,
};
