import type * as english from "#app/label/words/en/preview.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const previewNames: WordsLike<typeof english.previewNames> = {
  title: "Vista previa",
  ended: "Esta vista previa ha terminado. Ábrala de nuevo desde Studio.",
  unavailable: "La vista previa no puede cargarse en este momento.",
  leave: "Salir",
};
