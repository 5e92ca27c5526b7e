import type * as english from "@trousseau/words/en/collection.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";

export const collectionWords: WordsLike<typeof english.collectionWords> = {
  sort: "Filtros y orden",
  orders: "Orden",
  rail: "Perchero",
  grid: "Galería",
  products: (count) => counted(count, "pieza", "piezas"),
  previous: "Vestidos anteriores",
  more: "Ver más",
  page: (page, pages) => `Página ${page} de ${pages}`,
};
