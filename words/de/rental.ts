import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/rental.ts";
import { counted, number } from "./grammar.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "Mieten",
  rental: "Miete",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "," : ""} für ${days(count)}`,
  daysInWords: (count) => (count === 1 ? "ein Tag" : `${numbers[count] ?? number(count)} Tage`),
  deposit: "Kaution",
  givenBack: "bei Rückgabe erstattet",
  included: "Inbegriffen",
  notForSale: "nur zur Miete",
  notToRent: "nur zum Kauf",
};

const numbers = [
  "keine",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

export const days: typeof english.days = (count) => counted(count, "Tag", "Tage");
