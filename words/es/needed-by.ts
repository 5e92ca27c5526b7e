import type * as english from "@trousseau/words/en/needed-by.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { days } from "./rental.ts";

export const neededByWords: WordsLike<typeof english.neededByWords> = {
  made: (making) => `Confección por encargo en ${days(making)}`,
  shipped: (shipping) => `entrega en un máximo de ${days(shipping)}`,
  label: "¿Para qué fecha lo necesita?",
  hint: "Indique su fecha y vea si el vestido puede llegarle a tiempo. La fecha se queda en este dispositivo hasta que nos escriba.",
  past: "Esa fecha ya ha pasado.",
  verdicts: {
    made: (orderBy) => `Si lo encarga a más tardar el ${orderBy}, se lo confeccionamos a tiempo.`,
    tight: (orderBy) =>
      `Si lo encarga a más tardar el ${orderBy}, se lo confeccionamos justo a tiempo. No quedará margen para arreglos.`,
    rush: (orderBy) =>
      `Podemos confeccionárselo como encargo urgente: escríbanos a más tardar el ${orderBy}.`,
    rent: (orderBy) =>
      `Ya no da tiempo a confeccionarlo, pero puede alquilarlo: resérvelo a más tardar el ${orderBy}.`,
    rentOnly: (orderBy) => `Sí: resérvelo a más tardar el ${orderBy}.`,
    late: "Ya no da tiempo a confeccionarlo ni a alquilarlo. Consúltenos de todos modos: a veces hay un vestido listo.",
    lateToMake: "Ya no da tiempo a confeccionarlo. Consúltenos de todos modos: a veces hay un vestido listo.",
    lateToRent: "Ya no da tiempo a alquilarlo. Consúltenos de todos modos: a veces queda un vestido libre.",
  },
};
