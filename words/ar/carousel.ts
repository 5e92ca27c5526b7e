import type * as english from "@trousseau/words/en/carousel.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";
import { number } from "./grammar.ts";

export const carouselNames: WordsLike<typeof english.carouselNames> = {
  carousel: "عرض صور متتابع",
  slide: "صورة",
  positionOf: (position, count) => `${number(position)} من ${number(count)}`,
  showSlide: (position, count) => `عرض الصورة ${number(position)} من ${number(count)}`,
  previous: "الفستان المختار السابق",
  next: "الفستان المختار التالي",
};
