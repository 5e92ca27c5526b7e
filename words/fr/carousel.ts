import type { WordsLike } from "@trousseau/words/words-like.ts";
import type * as english from "#words/carousel.ts";
import { number } from "./grammar.ts";

export const carouselNames: WordsLike<typeof english.carouselNames> = {
  carousel: "carrousel",
  slide: "vue",
  positionOf: (place, count) => `${number(place)} sur ${number(count)}`,
  showSlide: (place, count) => `Afficher la vue ${number(place)} sur ${number(count)}`,
  previous: "Robe à l’honneur précédente",
  next: "Robe à l’honneur suivante",
};
