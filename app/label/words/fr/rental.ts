import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/rental.ts";
import { counted } from "./grammar.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "La location",
  rental: "Location",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "," : ""} pour ${days(count)}`,
  daysInWords: (count) => (numbers[count] ? `${numbers[count]} ${count < 2 ? "jour" : "jours"}` : days(count)),
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
