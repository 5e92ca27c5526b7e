import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/preview.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "Aperçu",
  ended: "Cet aperçu a pris fin. Ouvrez-le de nouveau depuis Studio.",
  unavailable: "L’aperçu ne peut pas être chargé pour le moment.",
  leave: "Quitter",
};
