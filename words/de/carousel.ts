import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/carousel.ts";

export const carouselNames: WordsLike<typeof english.carouselNames> = {
  carousel: "Bilderfolge",
  slide: "Bild",
  positionOf: (number, count) => `${number} von ${count}`,
  showSlide: (number, count) => `Bild ${number} von ${count} zeigen`,
  previous: "Voriges Kleid unserer Auswahl",
  next: "Nächstes Kleid unserer Auswahl",
};
