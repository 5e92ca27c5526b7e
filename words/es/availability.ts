import type * as english from "@trousseau/words/en/availability.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Disponible",
  "made-to-order": "Por encargo",
  last: "Última pieza",
  sold: "Vendido",
  out: "Alquilado por ahora",
  outUntil: (day) => `Alquilado hasta el ${day}`,
  ask: {
    whenFree: {
      label: "Preguntar cuándo estará libre",
      shortLabel: "¿Cuándo estará libre?",
      words: "¿Cuándo se podrá volver a alquilar?",
    },
    another: {
      label: "Preguntar por uno parecido",
      shortLabel: "Preguntar por uno parecido",
      words: "¿Hay otro parecido, o podrían volver a hacerlo?",
    },
  },
};
