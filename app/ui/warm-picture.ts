import { type PictureSource, srcSetOf } from "./rendition.ts";
import { savesData } from "./saves-data.ts";

/** The one picture under way; a hand that passes over many cards fetches one of them. */
let warming: HTMLImageElement | undefined;

/** Fetches ahead what the next screen will show first. Never for a visitor who saves data. */
export function warmPicture(picture: PictureSource, place: { sizes: string; ratio: number }): void {
  if (savesData() || (warming && !warming.complete)) return;
  warming = new Image();
  warming.sizes = place.sizes;
  warming.srcset = srcSetOf(picture, place.ratio);
}
