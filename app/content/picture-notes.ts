import { z } from "zod";
import {
  DRESS_RATIO,
  isTooSmall,
  LEAST_PICTURE,
  type PictureSize,
  sizeOfAsset,
} from "#app/catalogue/picture-size.ts";
import { unfinishedFault } from "#app/label/texts/placeholder.ts";
import { hotspotField } from "./pictures.server.ts";

/** A picture whose ratio is within this share of the place of a dress loses too little to need a hotspot. */
const RATIO_TOLERANCE = 0.1;

/** A picture that loses more than this share may lose head or hem, wherever its hotspot is; without one it is shown whole (ui/rendition.ts). */
const MOST_CUT = 0.15;

const stored = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

/** Points out what is doubtful in a picture of a dress; the shop shows it all the same. */
export function notesOnPicture(raw: unknown): string[] {
  const { data } = stored.safeParse(raw);
  return data ? [silence(data["alt"]) ?? [], aimlessness(data.asset._ref, data["hotspot"]) ?? []].flat() : [];
}

/** The main picture is shown large. */
export function notesOnMainPicture(raw: unknown): string[] {
  const size = sizeOfAsset(stored.safeParse(raw).data?.asset._ref ?? "");
  return [...notesOnPicture(raw), (size && smallness(size)) ?? []].flat();
}

/** A picture that only decorates has nothing to say. */
export function silence(alt: unknown, isDecoration = false): string | undefined {
  const said = typeof alt === "string" ? alt.trim() : "";
  if (said === "")
    return isDecoration
      ? undefined
      : "Describe the picture, for people who cannot see it and for search engines.";
  const fault = unfinishedFault(said);
  return fault && `The picture in words ${fault}`;
}

export function smallness(size: PictureSize): string | undefined {
  if (!isTooSmall(size)) return undefined;
  const { width, height } = LEAST_PICTURE;
  return `This picture has ${size.width} × ${size.height} pixels and will look soft: ${width} × ${height} or more is sharp.`;
}

export function aimlessness(asset: string, hotspot: unknown): string | undefined {
  const size = sizeOfAsset(asset);
  if (!size) return undefined;
  const shape = (size.width / size.height) * DRESS_RATIO;
  const cut = 1 - Math.min(shape, 1 / shape);
  if (hotspotField.safeParse(hotspot).success)
    return cut > MOST_CUT ? lossInWords(cut, shape > 1 ? "width" : "height") : undefined;
  if (cut > MOST_CUT) return "The picture stands whole in its tile, and small: a 4:5 picture fills it.";
  return Math.abs(shape - 1) > RATIO_TOLERANCE
    ? "The picture is cropped upright: set its hotspot on the dress."
    : undefined;
}

function lossInWords(cut: number, side: "width" | "height"): string {
  return `The shop crops ${Math.round(cut * 100)}% of the picture’s ${side}: a 4:5 picture is shown whole.`;
}
