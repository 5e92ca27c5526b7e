import { createImageUrlBuilder } from "@sanity/image-url";
import { z } from "zod";
import type { ProductPicture } from "#app/catalogue/product.ts";
import { slugOf } from "#app/catalogue/slug.ts";
import type { ContentSettings } from "./content-settings.server.ts";
import { readLine } from "./plain-text.server.ts";

/** Reads one picture of a document; undefined for one that is broken or was never uploaded. */
export type ReadPicture = (raw: unknown, fallbackAlt: string) => ProductPicture | undefined;

/** Dresses are shown upright, 4:5; the editor's crop and hotspot decide which part that is. */
const DRESS = { width: 4, height: 5 };

/** Asset ids carry the pixels of the original: image-{sha1}-{width}x{height}-{format}. */
const assetId = z.string().regex(/^image-[a-zA-Z0-9_]+-[1-9]\d{0,4}x[1-9]\d{0,4}-[a-z0-9]{2,5}$/);

const part = z.number().min(0).max(1);
/** A picture as documents hold it. */
export const pictureField = z.looseObject({
  asset: z.object({ _ref: assetId }),
  crop: z.object({ top: part, bottom: part, left: part, right: part }).nullish().catch(null),
  hotspot: z.object({ x: part, y: part, width: part, height: part }).nullish().catch(null),
});

export type AssetLocation = Pick<ContentSettings, "projectId" | "dataset" | "assetOrigin">;

export function createPictureReader({ projectId, dataset, assetOrigin }: AssetLocation): ReadPicture {
  const builder = createImageUrlBuilder({ projectId, dataset });
  return (raw, fallbackAlt) => {
    const { success, data } = pictureField.safeParse(raw);
    if (!success) return undefined;
    const [width, height] = pixelsOf(data.asset._ref);
    const scale = Math.min(width / DRESS.width, height / DRESS.height);
    const address = new URL(
      builder
        .image({ asset: data.asset, ...given("crop", data.crop), ...given("hotspot", data.hotspot) })
        .width(Math.round(DRESS.width * scale))
        .height(Math.round(DRESS.height * scale))
        .url(),
    );
    const rect = address.searchParams.get("rect");
    const [, , shownWidth = width, shownHeight = height] = rect?.split(",").map(Number) ?? [];
    const colour = slugOf(readLine(data.color));
    return {
      src: `${assetOrigin}${address.pathname}${rect ? `?rect=${rect}` : ""}`,
      width: shownWidth,
      height: shownHeight,
      alt: readLine(data.alt) || fallbackAlt,
      ...(colour ? { colour } : {}),
    };
  };
}

export function pixelsOf(id: string): [number, number] {
  const [, width, height] = /-(\d+)x(\d+)-/.exec(id) ?? [];
  return [Number(width), Number(height)];
}

function given<K extends string, T>(key: K, value: T | null | undefined) {
  return value ? { [key]: value } : {};
}
