import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/availability.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Disponibile",
  "made-to-order": "Su ordinazione",
  last: "Ultimo capo",
  sold: "Venduto",
  out: "Al momento noleggiato",
};
