import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/rental.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "Il noleggio",
  rental: "Noleggio",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "," : ""} per ${days(count)}`,
  daysInWords: (count) => `${numbers[count] ?? count} ${count === 1 || count === 0 ? "giorno" : "giorni"}`,
  deposit: "Cauzione",
  givenBack: "con rimborso alla riconsegna",
  included: "Compreso",
  notForSale: "non in vendita",
  notToRent: "solo acquisto",
};

const numbers = [
  "nessun",
  "un",
  "due",
  "tre",
  "quattro",
  "cinque",
  "sei",
  "sette",
  "otto",
  "nove",
  "dieci",
  "undici",
  "dodici",
];

export const days: WordsLike<typeof english.days> = (count) =>
  `${count} ${count === 1 ? "giorno" : "giorni"}`;
