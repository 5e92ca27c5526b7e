import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/lightbox.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `Bilder von ${dress}, vergrößert`,
  previous: "Voriges Bild",
  next: "Nächstes Bild",
  zoomOut: "Verkleinern",
  zoomIn: "Vergrößern",
};
