import type { WordsLike } from "#app/label/words-like.ts";
import type * as english from "#words/availability.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Disponible",
  "made-to-order": "Sur commande",
  last: "Dernière pièce",
  sold: "Vendue",
  out: "Louée en ce moment",
};
