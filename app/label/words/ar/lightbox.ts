import type { WordsLike } from "../../words-like.ts";
import type * as english from "../en/lightbox.ts";

export const lightboxNames: WordsLike<typeof english.lightboxNames> = {
  picturesOf: (dress) => `صور ${dress} مكبّرة`,
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  zoomOut: "تصغير",
  zoomIn: "تكبير",
};
