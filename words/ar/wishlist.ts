import type * as english from "@trousseau/words/en/wishlist.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { dresses, fromRight, number } from "./grammar.ts";

/** These sentences have no verb, since the name of a dress may be of either gender. */
export const wishlistWords: WordsLike<typeof english.wishlistWords> = {
  listOf: (count) => `قائمة البروفة، ${dresses(count)}`,
  added: (dress, count) => `${fromRight(dress)} في قائمة البروفة الآن، ${number(count)} من ${number(12)}`,
  takenOff: (dress) => `${fromRight(dress)} خارج قائمة البروفة الآن`,
};
