import { createImageUrlBuilder } from "@sanity/image-url";
import { z } from "zod";
import { DRESS_SHAPE, IMAGE_ASSET_ID, type PictureSize, sizeOfAsset } from "#model/dresses/picture-size.ts";
import type { ProductPicture } from "#model/dresses/product.ts";
import { slugOf } from "#model/dresses/slug.ts";
import type { ContentSettings } from "#model/services/content-settings.ts";
import { readLine } from "#model/texts/plain-text.server.ts";

/** Reads one picture of a document, upright or of another shape; undefined for one that is broken or was never uploaded. */
export type ReadPicture = (
  raw: unknown,
  fallbackAlt: string,
  shape?: PictureSize,
) => ProductPicture | undefined;

const assetId = z.string().regex(IMAGE_ASSET_ID);

/** Older tools and scripts have left values a hair outside; a side that is missing is not cropped. */
const withinPicture = (share: number | null | undefined) => Math.min(1, Math.max(0, share ?? 0));
const part = z.number().nullish().transform(withinPicture);
const place = z.number().transform(withinPicture);

/** Where the eye goes in a picture. */
const hotspotField = z.object({ x: place, y: place, width: part, height: part });

/** The largest share of a picture's width or height that may be cropped. */
const MOST_CROPPED = 0.99;

/** A picture as documents hold it. */
export const pictureField = z.looseObject({
  asset: z.object({ _ref: assetId }),
  /** An entry of a list has one. */
  _key: z.string().optional().catch(undefined),
  crop: z
    .object({ top: part, bottom: part, left: part, right: part })
    // Something of the picture is left.
    .refine(({ top, bottom, left, right }) => top + bottom <= MOST_CROPPED && left + right <= MOST_CROPPED)
    .nullish()
    .catch(null),
  hotspot: hotspotField.nullish().catch(null),
});

export type AssetLocation = Pick<ContentSettings, "projectId" | "dataset" | "assetOrigin">;

export function createPictureReader({ projectId, dataset, assetOrigin }: AssetLocation): ReadPicture {
  const builder = createImageUrlBuilder({ projectId, dataset });
  return (raw, fallbackAlt, shape = DRESS_SHAPE) => {
    const { success, data } = pictureField.safeParse(raw);
    if (!success) return undefined;
    const size = pixelsOf(data.asset._ref);
    const { width, height } = size;
    const crop = shownCrop(data.crop, size);
    // The largest part of this shape that the editor's crop and hotspot leave. Without them the place decides (pictures/rendition.ts).
    const scale = Math.min(width / shape.width, height / shape.height);
    const address = new URL(
      builder
        .image({
          asset: data.asset,
          ...ifAny("crop", crop),
          ...ifAny("hotspot", data.hotspot),
        })
        .width(Math.round(shape.width * scale))
        .height(Math.round(shape.height * scale))
        .url(),
    );
    const rect = crop || data.hotspot ? address.searchParams.get("rect") : null;
    const [, , shownWidth = width, shownHeight = height] = rect?.split(",").map(Number) ?? [];
    const colour = slugOf(readLine(data.color));
    return {
      src: `${assetOrigin}${address.pathname}${rect ? `?rect=${rect}` : ""}`,
      width: shownWidth,
      height: shownHeight,
      alt: readLine(data.alt) || fallbackAlt,
      ...ifAny("key", data._key),
      ...(colour ? { colour } : {}),
    };
  };
}

/** The editor's crop, where it leaves a pixel of a picture of this size. */
export function shownCrop(
  crop: z.infer<typeof pictureField>["crop"],
  { width, height }: PictureSize,
): NonNullable<typeof crop> | undefined {
  if (!crop) return undefined;
  const { top, right, bottom, left } = crop;
  return width * (1 - left - right) >= 1 && height * (1 - top - bottom) >= 1 ? crop : undefined;
}

/** Takes an id that `pictureField` has accepted. */
export function pixelsOf(id: string): PictureSize {
  return sizeOfAsset(id) ?? { width: 0, height: 0 };
}

function ifAny<K extends string, T>(key: K, value: T | null | undefined) {
  return value ? { [key]: value } : {};
}
