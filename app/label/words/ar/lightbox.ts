import type * as english from "#app/label/words/en/lightbox.ts";
import type { WordsLike } from "#app/label/words-like.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `صور ${dress} مكبّرة`,
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  zoomOut: "تصغير",
  zoomIn: "تكبير",
};
