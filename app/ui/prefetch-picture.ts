import { type PictureSource, sizesToSee, srcSetOf } from "#model/pictures/rendition.ts";
import { savesData } from "./saves-data.ts";

/** Asks for the picture that is being fetched. One at a time: a pointer may pass over many cards. */
let prefetching: HTMLLinkElement | undefined;

/**
 * Fetches the picture that the next screen shows first. Not for visitors who save data. With a link, because Chromium
 * never frees an `<img>` with `sizes` that has not been in a document.
 */
export function prefetchPicture(picture: PictureSource, layout: { sizes: string; ratio: number }): void {
  if (savesData() || prefetching) return;
  const link = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "image",
    imageSizes: sizesToSee(layout.sizes),
    imageSrcset: srcSetOf(picture, layout.ratio),
  });
  link.onload = link.onerror = () => {
    link.remove();
    prefetching = undefined;
  };
  prefetching = link;
  document.head.append(link);
}
