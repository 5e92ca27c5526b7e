import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/lightbox.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `Immagini di ${dress}, ingrandite`,
  previous: "Immagine precedente",
  next: "Immagine successiva",
  zoomOut: "Rimpicciolire",
  zoomIn: "Ingrandire",
};
