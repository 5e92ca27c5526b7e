import type * as english from "@trousseau/words/en/lightbox.ts";
import type { WordsLike } from "@trousseau/words/words-like.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `صور ${dress} مكبّرة`,
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  zoomOut: "تصغير",
  zoomIn: "تكبير",
};
