import type * as english from "#app/label/words/en/availability.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Disponible",
  "made-to-order": "Por encargo",
  last: "Última pieza",
  sold: "Vendido",
  out: "Alquilado por ahora",
};
