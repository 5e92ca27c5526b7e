import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { z } from "zod";
import type { PictureSize } from "#app/catalogue/picture-size.ts";
import { pictureField } from "#app/content/pictures.server.ts";
import { sampleFolder } from "#app/content/sample-documents.server.ts";
import { filmTypes } from "#app/label/film-types.ts";
import { type LabelMedia, pictureOf } from "./label-media.server.ts";

const pictureFile = pictureField.omit({ asset: true }).extend({
  _sanityAsset: z.templateLiteral(["image@file://./", z.enum(["images", "film"]), "/", z.string()]),
});

const filmFile = z.looseObject({ _sanityAsset: z.templateLiteral(["file@file://./film/", z.string()]) });

/**
 * Pictures and films of the sample label, which its documents name by their files. They are served under /house/, an address that is in
 * caches and shared links, so it stays.
 */
export const sampleMedia: LabelMedia = {
  picture: pictureFile.transform((stored) => {
    const file = fileIn(stored._sanityAsset);
    return pictureOf(stored, jpegSize(readFileSync(file)), mediaUrl(file));
  }),
  film: filmFile.transform(({ _sanityAsset }) => {
    const file = fileIn(_sanityAsset);
    return { src: mediaUrl(file), type: filmTypes[extname(file).slice(1)] ?? "" };
  }),
};

function fileIn(asset: string): string {
  return join(sampleFolder, asset.replace(/^\w+@file:\/\//, ""));
}

function mediaUrl(file: string): string {
  return `/house/${basename(file)}`;
}

/** From the JPEG's frame header, the first segment numbered C0 to C2. */
export function jpegSize(bytes: Buffer): PictureSize {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return { width: 0, height: 0 };
}
