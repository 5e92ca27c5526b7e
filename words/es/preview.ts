import type * as english from "@trousseau/words/en/preview.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "Vista previa",
  ended: "Esta vista previa ha terminado. Ábrala de nuevo desde Studio.",
  unavailable: "La vista previa no puede cargarse en este momento.",
  leave: "Salir",
};
