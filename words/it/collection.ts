import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/collection.ts";

export const collectionWords: WordsLike<typeof english.collectionWords> = {
  sort: "Filtri e ordine",
  orders: "Ordine",
  rail: "In fila",
  grid: "Griglia",
  products: (count) => `${count} ${count === 1 ? "creazione" : "creazioni"}`,
  previous: "Abiti precedenti",
  more: "Altri abiti",
  page: (page, pages) => `Pagina ${page} di ${pages}`,
};
