import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/filter.ts";
import { dresses } from "./grammar.ts";
import { listed } from "./locale.ts";

export const filterWords: WordsLike<typeof english.filterWords> = {
  facets: {
    colour: "Farbe",
    silhouette: "Silhouette",
    neckline: "Ausschnitt",
    sleeves: "Ärmel",
    fabric: "Stoff",
    size: "Größe",
    price: "Preis",
    for: "Miete oder Kauf",
    availability: "Verfügbarkeit",
  },
  under: (price) => `Unter ${price}`,
  offers: { rent: "Zur Miete", purchase: "Zum Kauf" },
  show: "Kleider ansehen",
  showCount: (count) => `${dresses(count)} ansehen`,
  chosen: "Ihre Auswahl",
  remove: "Entfernen",
  clearAll: "Aufheben",
  nothing: (without) =>
    `Kein Kleid erfüllt alle Wünsche. Am nächsten kommen diese, ${listed(without)} ausgenommen:`,
};

export const colourFamilies: WordsLike<typeof english.colourFamilies> = {
  white: "Weiß und Elfenbein",
  beige: "Beige und Champagner",
  pink: "Rosa und Puder",
  red: "Rot und Bordeaux",
  brown: "Orange und Braun",
  gold: "Gold und Gelb",
  green: "Grün",
  blue: "Blau",
  purple: "Violett und Flieder",
  grey: "Grau und Silber",
  black: "Schwarz",
};
