import { createHash } from "node:crypto";
import { sampleDocuments } from "#server/lake/sample-documents.ts";
import { readTexts } from "./label-readers.ts";

/**
 * The sample's documents as a content host has them once their files are stored. `sizeOf` has the size of a picture,
 * "1440x1800", by its address in the documents.
 */
export function storeSample(sizeOf: (asset: string) => string): readonly { _id: string; _type: string }[] {
  return JSON.parse(JSON.stringify(sampleDocuments), (_, value) =>
    value?._sanityAsset
      ? { ...value, asset: { _ref: referenceTo(value._sanityAsset, sizeOf(value._sanityAsset)) } }
      : value,
  );
}

/** Each file has an id of its own. */
function referenceTo(asset: string, size: string): string {
  const digest = createHash("sha1").update(asset).digest("hex");
  const isFilm = asset.startsWith("file@");
  return isFilm ? `file-${digest}-${asset.split(".").at(-1)}` : `image-${digest}-${size}-jpg`;
}

/** Pictures have the size that most of them have. */
export const storedSample = storeSample(() => "1440x1800");

export const sampleTexts = readTexts(storedSample.filter(({ _type }) => _type !== "product")).texts;
