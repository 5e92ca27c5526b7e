import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/collection.ts";
import { counted, number } from "./grammar.ts";

export const collectionWords: WordsLike<typeof english.collectionWords> = {
  sort: "Filtrer et trier",
  orders: "Trier",
  rail: "Portant",
  grid: "Grille",
  products: (count) => counted(count, "modèle", "modèles"),
  previous: "Robes précédentes",
  more: "Voir plus",
  page: (page, pages) => `Page ${number(page)} sur ${number(pages)}`,
};
