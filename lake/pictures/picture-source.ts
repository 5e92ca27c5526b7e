import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { HttpError, httpError } from "@trousseau/host/http-error.ts";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { readHead } from "../http/file-response.ts";
import { limits } from "../limits.ts";
import type { SvgRasterizer } from "./svg-rasterizer.ts";

// libvips would otherwise cache by a file's name, failures and decoded pictures included.
sharp.cache(false);

// Visitors see no format of libvips's own, nor what a system's build adds.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff", "Svg"].map((name) => `VipsForeignLoad${name}`),
});

export type PictureSource = {
  /** The metadata is that of the first frame. */
  metadata: Metadata;
  /** This is opened pixels for each pixel of the picture, along a side. It is below 1 for a large SVG. */
  scale: number;
  /** The picture comes the right way up. */
  open(options?: Pick<SharpOptions, "animated">): Sharp;
};

/**
 * Throws a 4xx for a file that is no picture or takes too much. After `maxSeconds` (whole) the work is given up, except by AVIF's
 * encoder.
 */
export function openPicture(
  file: string,
  rasterizer: SvgRasterizer,
  maxSeconds: number = limits.renderSeconds,
): Promise<PictureSource> {
  return withPictureErrors(file, async () => {
    const rasterized = (await isSvg(file)) ? await rasterizer.rasterize(file) : undefined;
    const input = rasterized === undefined ? file : Buffer.from(rasterized.pixels, "base64");
    const open: PictureSource["open"] = ({ animated = false } = {}) =>
      sharp(input, {
        animated,
        autoOrient: !animated,
        limitInputPixels: animated ? limits.animationPixels : limits.picturePixels,
      }).timeout({ seconds: maxSeconds });
    const metadata = await open().metadata();
    if (rasterized === undefined) return { metadata, scale: 1, open };
    const { size, scale } = rasterized;
    return { metadata: { ...metadata, ...size, autoOrient: size, format: "svg" }, scale, open };
  });
}

/** Anybody may ask for any size of it, so its memory counts before it is kept. Throws a 413. */
export function checkMemory({ width, height, format, isProgressive }: Metadata): void {
  const most = limits.wholePicturePixels;
  if ((!isProgressive && !DECODED_WHOLE.has(format)) || width * height <= most) return;
  const kind = isProgressive ? `progressive ${format.toUpperCase()}` : format.toUpperCase();
  throw httpError(
    413,
    `A ${kind} can have at most ${most} pixels. Save it smaller, or as an ordinary JPEG or PNG.`,
  );
}

const DECODED_WHOLE: ReadonlySet<string> = new Set(["gif", "webp", "heif"]);

/** Throws when a file is no picture, or only the beginning of one. An SVG is not rasterized. */
export function checkPicture(file: string): Promise<void> {
  return withPictureErrors(file, async () => {
    if (await isSvg(file)) return;
    checkMemory(await sharp(file, { limitInputPixels: limits.picturePixels }).metadata());
    await sharp(file, { limitInputPixels: limits.picturePixels }).resize({ width: 200 }).raw().toBuffer();
  });
}

/**
 * libvips's plain errors are the file's fault, and stay so. An unreadable file throws the system's error. The client learns no
 * path.
 */
export async function withPictureErrors<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isOwn = error instanceof HttpError || (error instanceof Error && "code" in error);
    if (isOwn || !(error instanceof Error)) throw error;
    await readThrough(file);
    const [reason = ""] = error.message.split("\n");
    throw httpError(400, `The file cannot be shown as a picture: ${reason.replaceAll(file, "the file")}`);
  }
}

/** The first bytes tell, because this process may not decode an SVG under any name. */
async function isSvg(file: string): Promise<boolean> {
  const head = await readHead(file, 1024);
  if (head[0] === 0x1f && head[1] === 0x8b) throw httpError(400, "A compressed picture cannot be shown");
  // Other formats begin with bytes that are no text. libvips takes "<svg" near the beginning for an SVG.
  const text = head.toString("utf8");
  if (!/^\s*</.test(text) && !/^[\0-\x7f]*<svg/i.test(text)) return false;
  const { size } = await stat(file);
  const most = limits.svgBytes;
  if (size > most) throw httpError(413, `An SVG can be at most ${most} bytes`);
  return true;
}

async function readThrough(file: string): Promise<void> {
  for await (const _ of createReadStream(file));
}
