import { z } from "zod";
import { DRESS_RATIO, isTooSmall, LEAST_PICTURE, sizeOfAsset } from "#app/catalogue/picture-size.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { error, type FindingDetail, warning } from "./finding.server.ts";

/** A picture whose ratio is within this share of the place of a dress loses too little to need a hotspot. */
const RATIO_TOLERANCE = 0.1;

const storedPicture = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

/** What is missing in a picture of a dress. `place` names it: "the main picture", "picture 2". */
export function pictureFindings(raw: unknown, place: string): FindingDetail[] {
  const { success, data } = storedPicture.safeParse(raw);
  if (!success) return [error(`${place} was never uploaded`)];
  const size = sizeOfAsset(data.asset._ref);
  const isCut = size && Math.abs((size.width / size.height) * DRESS_RATIO - 1) > RATIO_TOLERANCE;
  return [
    ...(readLine(data.alt) === "" ? [error(`${place} does not say what is seen`)] : []),
    ...(isCut && !data.hotspot
      ? [warning(`${place} is cut upright, and no hotspot says what must stay in it`)]
      : []),
  ];
}

export function sizeFindings(raw: unknown): FindingDetail[] {
  const { data } = storedPicture.safeParse(raw);
  const size = sizeOfAsset(data?.asset._ref ?? "");
  if (!size || !isTooSmall(size)) return [];
  const { width, height } = LEAST_PICTURE;
  return [
    warning(
      `the main picture has ${size.width} × ${size.height} pixels; it is sharp from ${width} × ${height}`,
    ),
  ];
}
