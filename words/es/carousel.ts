import type * as english from "@trousseau/words/en/carousel.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const carouselNames: WordsLike<typeof english.carouselNames> = {
  carousel: "carrusel",
  slide: "diapositiva",
  positionOf: (number, count) => `${number} de ${count}`,
  showSlide: (number, count) => `Mostrar la diapositiva ${number} de ${count}`,
  previous: "Anterior vestido destacado",
  next: "Siguiente vestido destacado",
};
