import { encode } from "blurhash";
import type { Sharp } from "sharp";
import sharp from "sharp";
import { httpError } from "../http/http-error.ts";
import { readPalette } from "./palette.ts";
import { checkMemory, openPicture, withPictureErrors } from "./picture-source.ts";
import type { SvgRasterizer } from "./svg-rasterizer.ts";

interface PictureFacts {
  width: number;
  height: number;
  extension: string;
  metadata: Record<string, unknown>;
}

/** Sanity stores this about a picture, with its size the right way up. Throws a 4xx when it is none. */
export function readPicture(
  file: string,
  rasterizer: SvgRasterizer,
  maxSeconds?: number,
): Promise<PictureFacts> {
  return withPictureErrors(file, async () => {
    const source = await openPicture(file, rasterizer, maxSeconds);
    const { metadata: known } = source;
    const extension = extensions[known.format];
    if (extension === undefined)
      throw httpError(415, `Pictures of the format ${known.format} cannot be kept`);
    checkMemory(known);
    const { width, height } = known.autoOrient;
    const thumbnail = await thumbnailOf(source.open());
    const { isOpaque } = await sharp(thumbnail).stats();
    return {
      width,
      height,
      extension,
      metadata: {
        _type: "sanity.imageMetadata",
        dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
        hasAlpha: known.hasAlpha,
        isOpaque,
        lqip: await tinyPreview(thumbnail, isOpaque),
        palette: await readPalette(thumbnail),
        blurHash: await blurHash(thumbnail),
      },
    };
  });
}

/** A thumbnail gives the same impressions in a sixth of the time. Making it reads the whole file. */
function thumbnailOf(picture: Sharp): Promise<Buffer> {
  return picture.resize({ width: 200, height: 200, fit: "inside" }).toColourspace("srgb").png().toBuffer();
}

const extensions: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  gif: "gif",
  heif: "avif",
  avif: "avif",
  tiff: "tif",
  svg: "svg",
};

async function tinyPreview(thumbnail: Buffer, isOpaque: boolean): Promise<string> {
  const small = sharp(thumbnail).resize({ width: 20 });
  const { data, info } = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer({
    resolveWithObject: true,
  });
  return `data:image/${info.format};base64,${data.toString("base64")}`;
}

async function blurHash(thumbnail: Buffer): Promise<string> {
  const { data, info } = await sharp(thumbnail)
    .resize({ width: 32, height: 32, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 4);
}
