import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/wishlist.ts";
import { dresses } from "./grammar.ts";

export const wishlistWords: WordsLike<typeof english.wishlistWords> = {
  listOf: (count) => `Anprobeliste, ${dresses(count)}`,
  added: (dress, count) => `${dress} steht auf der Anprobeliste, ${count} von 12`,
  takenOff: (dress) => `${dress} steht nicht mehr auf der Anprobeliste`,
};
