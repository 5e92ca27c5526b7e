import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { sampleDocuments, sampleFolder } from "#app/content/sample-documents.server.ts";
import { readTexts } from "./label-readers.ts";

/** Files by their names in the documents, with the sizes of pictures: "1440x1800". */
const sizes = new Map<string, string>(
  await Promise.all(
    [...JSON.stringify(sampleDocuments).matchAll(/"image@file:\/\/([^"]+)"/g)].map(async ([, file = ""]) => {
      const { width, height } = await sharp(join(sampleFolder, file)).metadata();
      return [`image@file://${file}`, `${width}x${height}`] as const;
    }),
  ),
);

/** The sample's documents as a content host has them once their files are stored. */
export const storedSample: readonly { _id: string; _type: string }[] = JSON.parse(
  JSON.stringify(sampleDocuments),
  (_, value) =>
    value?._sanityAsset ? { ...value, asset: { _ref: referenceTo(value._sanityAsset) } } : value,
);

export const sampleTexts = readTexts(storedSample.filter(({ _type }) => _type !== "product")).texts;

/** Each file has an id of its own. */
function referenceTo(asset: string): string {
  const digest = createHash("sha1").update(asset).digest("hex");
  const isFilm = asset.startsWith("file@");
  return isFilm ? `file-${digest}-${asset.split(".").at(-1)}` : `image-${digest}-${sizes.get(asset)}-jpg`;
}
