import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/rental.ts";
import { counted } from "./grammar.ts";

export const rentalWords: WordsLike<typeof english.rentalWords> = {
  renting: "Condiciones de alquiler",
  rental: "Alquiler",
  forDays: (price, count, isOnRequest) => `${price}${isOnRequest ? "," : " por"} ${days(count)}`,
  daysInWords: (count) => `${numbers[count] ?? count} ${count === 1 ? "día" : "días"}`,
  deposit: "Fianza",
  givenBack: "se reembolsa a la devolución",
  included: "Incluye",
  notForSale: "solo alquiler",
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
