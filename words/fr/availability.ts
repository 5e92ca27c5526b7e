import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/availability.ts";

export const availabilityWords: WordsLike<typeof english.availabilityWords> = {
  available: "Disponible",
  "made-to-order": "Sur commande",
  last: "Dernière pièce",
  sold: "Vendue",
  out: "Louée en ce moment",
  outUntil: (day) => `Louée jusqu’au ${day}`,
  ask: {
    whenFree: {
      label: "Demander quand elle sera libre",
      shortLabel: "Quand sera-t-elle libre ?",
      words: "Quand sera-t-elle de nouveau libre à la location ?",
    },
    another: {
      label: "Demander un modèle semblable",
      shortLabel: "Demander un modèle semblable",
      words: "En avez-vous une semblable, ou pourriez-vous la refaire ?",
    },
  },
};
