/** The least a picture of a dress should measure, in pixels: what a large screen shows at its sharpest. */
export const LEAST_PICTURE = { width: 960, height: 1200 } as const;

export type PictureSize = { width: number; height: number };

/** Asset ids of the content host carry the pixels of the original: image-{sha1}-{width}x{height}-{format}. */
export function sizeOfAsset(id: string): PictureSize | undefined {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(id) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

export function isTooSmall({ width, height }: PictureSize): boolean {
  return width < LEAST_PICTURE.width || height < LEAST_PICTURE.height;
}
