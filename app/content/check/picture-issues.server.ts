import { z } from "zod";
import { DRESS_RATIO, isTooSmall, LEAST_PICTURE, sizeOfAsset } from "#app/catalogue/picture-size.ts";
import type { Form } from "#app/content/describe.ts";
import { readLine } from "#app/content/plain-text.server.ts";
import { sectionKinds } from "#app/sections/section-kinds.ts";
import {
  error,
  filesIn,
  type IssueDetail,
  type StoredDocument,
  warning,
  withLocation,
} from "./content-issue.server.ts";

/** A picture whose ratio is within this share of the place of a dress loses too little to need a hotspot. */
const RATIO_TOLERANCE = 0.1;

/** Fields of the home page whose pictures show nothing beside what stands over them. */
const decorations = Object.values(sectionKinds).flatMap(({ fields }) =>
  Object.entries<Form>(fields).flatMap(([name, { isDecoration }]) => (isDecoration ? [name] : [])),
);

const storedPicture = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

/** Names what is missing in a picture of a dress. `place` says which: "the main picture", "picture 2". */
export function pictureIssues(raw: unknown, place: string): IssueDetail[] {
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

/** Pictures of a text that tell nothing to who cannot see them. */
export function silentPictureIssues(document: StoredDocument): IssueDetail[] {
  const isDecoration = (path: string) =>
    document._type === "home" && decorations.some((name) => path.endsWith(`.${name}`));
  return filesIn(document)
    .filter(({ asset, alt, path }) => asset.startsWith("image-") && alt === "" && !isDecoration(path))
    .map(({ path }) =>
      error(
        withLocation(
          document,
          path,
          (field) => `${field ? `“${field}”` : "the picture"} does not say what is seen`,
        ),
      ),
    );
}

export function sizeIssues(raw: unknown): IssueDetail[] {
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
