import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/collection.ts";
import { counted } from "./grammar.ts";

export const collectionWords: WordsLike<typeof english.collectionWords> = {
  sort: "Filtern & ordnen",
  orders: "Reihenfolge",
  rail: "Reihe",
  grid: "Raster",
  products: (count) => counted(count, "Modell", "Modelle"),
  previous: "Vorige Kleider",
  more: "Mehr ansehen",
  page: (page, pages) => `Seite ${page} von ${pages}`,
};
