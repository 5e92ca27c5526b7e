import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/wishlist.ts";
import { counted, number } from "./grammar.ts";

export const wishlistWords: WordsLike<typeof english.wishlistWords> = {
  listOf: (count) => `Sélection d’essayage, ${counted(count, "robe", "robes")}`,
  added: (dress, count) => `${dress} a rejoint la sélection d’essayage, ${number(count)} sur 12`,
  takenOff: (dress) => `${dress} a quitté la sélection d’essayage`,
};
