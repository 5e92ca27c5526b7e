import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/lightbox.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `Imágenes de ${dress}, ampliadas`,
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  zoomOut: "Alejar",
  zoomIn: "Acercar",
};
