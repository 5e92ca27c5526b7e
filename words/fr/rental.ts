import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/rental.ts";
import { agreed, counted } from "./grammar.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "La location",
  rental: "Location",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "," : ""} pour ${days(count)}`,
  daysInWords: (count) => {
    const inWords = numbers[count];
    return inWords ? `${inWords} ${agreed(count, "jour", "jours")}` : days(count);
  },
  deposit: "Caution",
  givenBack: "remboursable au retour",
  included: "Compris",
  notForSale: "non disponible à la vente",
  notToRent: "non disponible à la location",
};

const numbers = [
  "aucun",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
];

export const days: WordsLike<typeof english.days> = (count) => counted(count, "jour", "jours");
