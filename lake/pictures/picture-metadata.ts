import { httpError } from "@trousseau/host/http-error.ts";
import readTags from "exif-reader";
import type { Metadata, Sharp } from "sharp";
import sharp from "sharp";
import { readPalette } from "./palette.ts";
import { checkMemory, openPicture, withPictureErrors } from "./picture-source.ts";
import type { SvgRasterizer } from "./svg-rasterizer.ts";

type PictureFacts = {
  width: number;
  height: number;
  extension: string;
  metadata: Record<string, unknown>;
};

/** Sanity stores this about a picture, with its size the right way up. Throws a 4xx when it is none. */
export function readPicture(
  file: string,
  options: ReadonlySet<MetadataOption>,
  rasterizer: SvgRasterizer,
  maxSeconds?: number,
): Promise<PictureFacts> {
  return withPictureErrors(file, async () => {
    const source = await openPicture(file, rasterizer, maxSeconds);
    const { metadata: header } = source;
    const extension = extensions[header.format];
    if (extension === undefined)
      throw httpError(415, `Pictures of the format ${header.format} cannot be kept`);
    checkMemory(header);
    const { width, height } = header.autoOrient;
    const thumbnail = await thumbnailOf(source.open());
    const { isOpaque } = await sharp(thumbnail).stats();
    return {
      width,
      height,
      extension,
      metadata: {
        _type: "sanity.imageMetadata",
        dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
        hasAlpha: header.hasAlpha,
        isOpaque,
        ...(options.has("lqip") ? { lqip: await tinyPreview(thumbnail, isOpaque) } : {}),
        ...(options.has("palette") ? { palette: await readPalette(thumbnail) } : {}),
        ...exifOf(header, options),
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

function exifOf({ exif: block }: Metadata, options: ReadonlySet<MetadataOption>) {
  const { exif, location } = readExif(block);
  return {
    ...(exif !== undefined && options.has("exif") ? { exif } : {}),
    ...(location !== undefined && options.has("location") ? { location } : {}),
  };
}

async function tinyPreview(thumbnail: Buffer, isOpaque: boolean): Promise<string> {
  const small = sharp(thumbnail).resize({ width: 20 });
  const { data, info } = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer({
    resolveWithObject: true,
  });
  return `data:image/${info.format};base64,${data.toString("base64")}`;
}

export type MetadataOption = (typeof options)[number];

/** `image` stands for the size and the opacity, which are always read. */
const options = ["lqip", "palette", "exif", "location", "image"] as const;

/** The uploader must ask for place and camera (Sanity's docs, "Image Metadata"). */
export const usualMetadata: ReadonlySet<MetadataOption> = new Set(["lqip", "palette"] as const);

/** Browsers send one `meta` with commas. `none` asks for as little as possible. */
export function readMetadataOptions(values: readonly string[]): ReadonlySet<MetadataOption> {
  if (values.length === 0) return usualMetadata;
  const names = values.flatMap((value) => value.split(",")).filter((name) => name !== "none");
  return new Set(
    names.map((name) => {
      const option = options.find((known) => known === name);
      if (option === undefined) throw httpError(400, `Unknown metadata option: ${name.slice(0, 60)}`);
      return option;
    }),
  );
}

type PictureExif = {
  /** Everybody can read it, so it leaves out the place and the camera's owner. */
  exif?: Record<string, unknown>;
  /** The place is in degrees and metres. */
  location?: { _type: "geopoint"; lat: number; lng: number; alt?: number };
};

/** Sanity's documents have this form. A missing or damaged block says nothing. */
function readExif(block: Buffer | undefined): PictureExif {
  const tags = parse(block);
  if (tags === undefined) return {};
  const named = { ...tags.Image, ...tags.Photo };
  const entries = Object.entries(named).flatMap(([name, value]) => {
    const plain = plainValue(value);
    // Unnamed tags are numbers, and those called "…Tag" point to other tags.
    const isNamed = /^[A-Za-z]\w*$/.test(name) && !name.endsWith("Tag");
    return plain === undefined || !isNamed || cameraNames.has(name) ? [] : [[name, plain] as const];
  });
  const location = locationIn({ ...tags.GPSInfo });
  return {
    ...(entries.length === 0
      ? {}
      : { exif: { _type: "sanity.imageExifMetadata", ...Object.fromEntries(entries) } }),
    ...(location === undefined ? {} : { location }),
  };
}

/** These tell all pictures of one camera. */
const cameraNames: ReadonlySet<string> = new Set([
  "BodySerialNumber",
  "CameraOwnerName",
  "CameraSerialNumber",
  "ImageUniqueID",
  "LensSerialNumber",
  "MakerNote",
]);

function parse(block: Buffer | undefined) {
  try {
    return block === undefined ? undefined : readTags(block);
  } catch {
    return undefined;
  }
}

/** Cameras add blocks of their own bytes beside the common tags. */
function plainValue(value: unknown): string | number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string") return value.replaceAll("\0", "").slice(0, LONGEST_VALUE);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  return undefined;
}

/** A caption is this long, a file is longer. */
const LONGEST_VALUE = 1000;

function locationIn(tags: Readonly<Record<string, unknown>>): PictureExif["location"] {
  const lat = degrees(tags.GPSLatitude, tags.GPSLatitudeRef, "S");
  const lng = degrees(tags.GPSLongitude, tags.GPSLongitudeRef, "W");
  if (lat === undefined || lng === undefined) return undefined;
  const alt = typeof tags.GPSAltitude === "number" ? tags.GPSAltitude : Number.NaN;
  const sign = tags.GPSAltitudeRef === 1 ? -1 : 1;
  return { _type: "geopoint", lat, lng, ...(Number.isFinite(alt) ? { alt: sign * alt } : {}) };
}

/** The parts are degrees, minutes and seconds. */
function degrees(parts: unknown, half: unknown, negative: "S" | "W"): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [whole = 0, minutes = 0, seconds = 0] = parts.map(Number);
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return half === negative ? -value : value;
}
