import type * as english from "@trousseau/words/en/rental.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { counted } from "./grammar.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "El alquiler",
  rental: "Alquiler",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "," : ""} por ${days(count)}`,
  daysInWords: (count) => `${numbers[count] ?? count} ${count === 1 ? "día" : "días"}`,
  deposit: "Fianza",
  givenBack: "reembolsable al devolverlo",
  included: "Incluye",
  notForSale: "no está a la venta",
  notToRent: "solo venta",
};

const numbers = [
  "cero",
  "un",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
];

export const days: WordsLike<typeof english.days> = (count) => counted(count, "día", "días");
