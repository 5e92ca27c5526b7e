import type * as english from "@trousseau/words/en/lightbox.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `Imágenes de ${dress}, ampliadas`,
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  zoomOut: "Alejar",
  zoomIn: "Acercar",
};
