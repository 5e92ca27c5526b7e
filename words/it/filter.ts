import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/filter.ts";
import { dresses } from "./grammar.ts";
import { listed } from "./locale.ts";

export const filterWords: WordsLike<typeof english.filterWords> = {
  facets: {
    colour: "Colore",
    silhouette: "Linea",
    neckline: "Scollo",
    sleeves: "Maniche",
    fabric: "Tessuto",
    size: "Taglia",
    price: "Prezzo",
    for: "Noleggio o acquisto",
    availability: "Disponibilità",
  },
  under: (price) => `Meno di ${price}`,
  offers: { rent: "Noleggio", purchase: "Acquisto" },
  show: "Vedere gli abiti",
  showCount: (count) => `Vedere ${dresses(count)}`,
  chosen: "Filtri scelti",
  remove: "Rimuovere",
  clearAll: "Azzerare",
  nothing: (without) =>
    `Nessun abito risponde a tutte le scelte. I più vicini, salvo per ${listed(without).toLowerCase()}:`,
};

export const colourFamilies: WordsLike<typeof english.colourFamilies> = {
  white: "Bianco e avorio",
  beige: "Beige e champagne",
  pink: "Rosa e cipria",
  red: "Rosso e bordeaux",
  brown: "Arancio e marrone",
  gold: "Oro e giallo",
  green: "Verde",
  blue: "Blu e azzurro",
  purple: "Viola e lilla",
  grey: "Grigio e argento",
  black: "Nero",
};
