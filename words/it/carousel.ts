import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/carousel.ts";

export const carouselNames: WordsLike<typeof english.carouselNames> = {
  carousel: "carosello",
  slide: "immagine",
  positionOf: (number, count) => `${number} di ${count}`,
  showSlide: (number, count) => `Mostrare l’immagine ${number} di ${count}`,
  previous: "Abito precedente della selezione",
  next: "Abito successivo della selezione",
};
