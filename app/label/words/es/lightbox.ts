import type * as english from "#app/label/words/en/lightbox.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `Imágenes de ${dress}, ampliadas`,
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  zoomOut: "Alejar",
  zoomIn: "Acercar",
};
