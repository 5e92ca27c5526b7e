import { errorWords } from "#words/errors.ts";
import type { LabelPicture } from "./label-picture.ts";

/** Comes with the code, as the words beside it do. */
export const errorPicture: LabelPicture = {
  src: "/house/silk-champagne.jpg",
  width: 1600,
  height: 1000,
  alt: errorWords.unexpected.picture,
};
