import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/lightbox.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `Immagini di ${dress}, ingrandite`,
  previous: "Immagine precedente",
  next: "Immagine successiva",
  zoomOut: "Rimpicciolire",
  zoomIn: "Ingrandire",
};
