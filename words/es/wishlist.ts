import type * as english from "@trousseau/words/en/wishlist.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";

export const wishlistWords: WordsLike<typeof english.wishlistWords> = {
  listOf: (count) => `Probador, ${counted(count, "vestido", "vestidos")}`,
  added: (dress, count) => `${dress} está en el probador, ${count} de 12`,
  takenOff: (dress) => `${dress} ya no está en el probador`,
};
