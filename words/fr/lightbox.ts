import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/lightbox.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `${dress} en images, vue agrandie`,
  previous: "Photographie précédente",
  next: "Photographie suivante",
  zoomOut: "Réduire",
  zoomIn: "Agrandir",
};
