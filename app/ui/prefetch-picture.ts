import { type PictureSource, srcSetOf } from "./rendition.ts";
import { savesData } from "./saves-data.ts";

/** The picture that is being fetched. One at a time: a pointer may pass over many cards. */
let prefetching: HTMLImageElement | undefined;

/** Fetches the picture that the next screen shows first. Not for visitors who save data. */
export function prefetchPicture(picture: PictureSource, place: { sizes: string; ratio: number }): void {
  if (savesData() || (prefetching && !prefetching.complete)) return;
  prefetching = new Image();
  prefetching.sizes = place.sizes;
  prefetching.srcset = srcSetOf(picture, place.ratio);
}
