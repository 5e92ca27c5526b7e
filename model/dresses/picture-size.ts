/** Pictures of dresses are shown upright: the place of one, width to height. */
export const DRESS_SHAPE = { width: 4, height: 5 } as const;

/** The same as height over width. */
export const DRESS_RATIO = DRESS_SHAPE.height / DRESS_SHAPE.width;

/** The least a picture of a dress should measure, in pixels: what a large screen shows at its sharpest. */
export const LEAST_PICTURE = { width: 960, height: 1200 } as const;

/** Networks and messengers show the picture of a link in this size, in pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

export type PictureSize = { width: number; height: number };

/** Asset ids of the content host hold the pixels of the original: image-{sha1}-{width}x{height}-{format}. */
export const IMAGE_ASSET_ID = /^image-([a-zA-Z0-9_]+)-([1-9]\d{0,4})x([1-9]\d{0,4})-([a-z0-9]{2,5})$/;

/** All that stand in a text, as in a document that is written as JSON. */
export function imageAssetIdsIn(text: string): string[] {
  const id = IMAGE_ASSET_ID.source.slice(1, -1);
  return [...new Set(text.match(new RegExp(`\\b${id}\\b`, "g")))];
}

/** Pixels of the original; undefined for an id that is not an image's. */
export function sizeOfAsset(id: string): PictureSize | undefined {
  const [, , width, height] = IMAGE_ASSET_ID.exec(id) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** Layout widths of the first picture on a product screen: a card that is pointed at fetches just this rendition. */
export const mainPictureSizes = "(max-width: 39.99rem) 100vw, (max-width: 59.99rem) 58vw, 50vw";
