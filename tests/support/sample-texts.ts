import { createHash } from "node:crypto";
import { sampleDocuments } from "#app/content/sample-documents.server.ts";
import { readTexts } from "./label-readers.ts";

/** The sample's documents as a content host has them once their files are stored. */
export const storedSample: readonly { _id: string; _type: string }[] = JSON.parse(
  JSON.stringify(sampleDocuments),
  (_, value) =>
    value?._sanityAsset ? { ...value, asset: { _ref: referenceTo(value._sanityAsset) } } : value,
);

export const sampleTexts = readTexts(storedSample.filter(({ _type }) => _type !== "product")).texts;

/** Each file has an id of its own; large enough for a dress. */
function referenceTo(asset: string): string {
  const digest = createHash("sha1").update(asset).digest("hex");
  const isFilm = asset.startsWith("file@");
  return isFilm ? `file-${digest}-${asset.split(".").at(-1)}` : `image-${digest}-1440x1800-jpg`;
}
