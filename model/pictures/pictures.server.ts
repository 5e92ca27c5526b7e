import { createImageUrlBuilder } from "@sanity/image-url";
import { z } from "zod";
import { DRESS_SHAPE, IMAGE_ASSET_ID, type PictureSize, sizeOfAsset } from "#model/dresses/picture-size.ts";
import type { ProductPicture } from "#model/dresses/product.ts";
import { slugOf } from "#model/dresses/slug.ts";
import type { ContentSettings } from "#model/services/content-settings.ts";
import { readLine } from "#model/texts/plain-text.server.ts";
import type { LabelPicture } from "./label-picture.ts";
import { roleField } from "./role-words.ts";

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
  role: roleField,
});

export type StoredPicture = z.infer<typeof pictureField>;

export type AssetLocation = Pick<ContentSettings, "projectId" | "dataset" | "assetOrigin">;

/** Reads a picture of a dress: without a crop or a hotspot the place decides which part is shown (pictures/rendition.ts). */
export function createPictureReader(location: AssetLocation): ReadPicture {
  const readStored = createStoredPictureReader(location);
  return (raw, fallbackAlt, shape = DRESS_SHAPE) => {
    const { success, data } = pictureField.safeParse(raw);
    if (!success) return undefined;
    const picture = readStored(data, shape);
    const colour = slugOf(readLine(data.color));
    return {
      ...picture,
      alt: picture.alt || fallbackAlt,
      ...(colour ? { colour } : {}),
      ...(data.role ? { role: data.role } : {}),
    };
  };
}

/**
 * Reads a picture as it is stored. Of a shape, it is the largest part that the editor's crop and hotspot leave; without one it is all that
 * the crop leaves, and the hotspot is its focus, for narrower places.
 */
export function createStoredPictureReader({ projectId, dataset, assetOrigin }: AssetLocation) {
  const builder = createImageUrlBuilder({ projectId, dataset });
  return (stored: StoredPicture, shape?: PictureSize): Omit<LabelPicture, "shade"> => {
    const { asset, hotspot, _key: key } = stored;
    const size = pixelsOf(asset._ref);
    const crop = shownCrop(stored.crop, size);
    const rect = shape ? shapedRect({ asset, crop, hotspot }, size, shape) : crop && croppedRect(crop, size);
    const [, , width = size.width, height = size.height] = rect ?? [];
    const { pathname } = new URL(builder.image(asset).url());
    return {
      src: `${assetOrigin}${pathname}${rect ? `?rect=${rect.join(",")}` : ""}`,
      width,
      height,
      alt: readLine(stored["alt"]),
      ...(key ? { key } : {}),
      ...(hotspot && !shape ? { focus: focusOf(hotspot, crop) } : {}),
    };
  };

  function shapedRect(part: ShownPart, { width, height }: PictureSize, shape: PictureSize) {
    const scale = Math.min(width / shape.width, height / shape.height);
    const sized = builder
      .image({ asset: part.asset, ...ifAny("crop", part.crop), ...ifAny("hotspot", part.hotspot) })
      .width(Math.round(shape.width * scale))
      .height(Math.round(shape.height * scale));
    const rect = part.crop || part.hotspot ? new URL(sized.url()).searchParams.get("rect") : null;
    return rect?.split(",").map(Number);
  }
}

type ShownPart = Pick<StoredPicture, "asset" | "crop" | "hotspot">;

type Crop = NonNullable<StoredPicture["crop"]>;

function croppedRect({ top, right, bottom, left }: Crop, { width, height }: PictureSize): number[] {
  const [x, y] = [Math.round(width * left), Math.round(height * top)];
  // Both edges are rounded: rounded for itself, a width could end a pixel behind the picture.
  return [x, y, Math.round(width * (1 - right)) - x, Math.round(height * (1 - bottom)) - y];
}

export const NO_CROP = { top: 0, right: 0, bottom: 0, left: 0 };

function focusOf({ x, y }: { x: number; y: number }, crop: Crop = NO_CROP): string {
  const { top, right, bottom, left } = crop;
  return [percent((x - left) / (1 - left - right)), percent((y - top) / (1 - top - bottom))].join(" ");
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}

/** The editor's crop, where it leaves a pixel of a picture of this size. */
export function shownCrop(crop: StoredPicture["crop"], { width, height }: PictureSize): Crop | undefined {
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
