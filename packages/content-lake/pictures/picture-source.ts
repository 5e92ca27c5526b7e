import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { HttpError, httpError } from "../http/http-error.ts";
import { limits } from "../limits.ts";
import type { SvgRasterizer } from "./svg-rasterizer.ts";

// libvips would otherwise cache what it has read by a file's name, failures included, and decoded pictures with it.
sharp.cache(false);

// Its own format and whatever a system's libvips has been built with are no pictures that a visitor could be shown.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff", "Svg"].map((name) => `VipsForeignLoad${name}`),
});

export interface PictureSource {
  /** What the file says about itself: about the first frame, where there are several. */
  metadata: Metadata;
  /** What is opened of each of the picture's own pixels, along a side: below 1 for a large SVG, 1 for any other picture. */
  scale: number;
  /** The picture the right way up, at any number of frames. */
  open(options?: Pick<SharpOptions, "animated">): Sharp;
}

/**
 * Opens a file as a picture. Throws a 4xx when it is none, or one that would take too much: what is made of it is given up after
 * `maxSeconds` (a whole number), except for an encoder that does not report progress, as AVIF's, of which only small pictures are asked.
 */
export function openPicture(
  file: string,
  rasterizer: SvgRasterizer,
  maxSeconds: number = limits.renderSeconds.value,
): Promise<PictureSource> {
  return withPictureErrors(file, async () => {
    const rasterized = (await isSvg(file)) ? await rasterizer.rasterize(file) : undefined;
    const input = rasterized === undefined ? file : Buffer.from(rasterized.pixels, "base64");
    const open: PictureSource["open"] = ({ animated = false } = {}) =>
      sharp(input, {
        animated,
        autoOrient: !animated,
        limitInputPixels: animated ? limits.animationPixels.value : limits.picturePixels.value,
      }).timeout({ seconds: maxSeconds });
    const metadata = await open().metadata();
    if (rasterized === undefined) return { metadata, scale: 1, open };
    const { size, scale } = rasterized;
    return { metadata: { ...metadata, ...size, autoOrient: size, format: "svg" }, scale, open };
  });
}

/** Throws as `openPicture` does when a file is no picture, or only the beginning of one. An SVG is taken at its word. */
export function checkPicture(file: string): Promise<void> {
  return withPictureErrors(file, async () => {
    if (await isSvg(file)) return;
    await sharp(file, { limitInputPixels: limits.picturePixels.value })
      .resize({ width: 200 })
      .raw()
      .toBuffer();
  });
}

/**
 * libvips says in plain errors what it finds wrong with a file: that is the file's fault, and the same when it is tried again. Unless the
 * file cannot be read at all, of which it says no more: that is thrown as the system says it. The path of the file is not for the client.
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

/** By its first bytes, whatever its name: no SVG may be decoded in this process. */
async function isSvg(file: string): Promise<boolean> {
  const head = await readHead(file);
  if (head[0] === 0x1f && head[1] === 0x8b) throw httpError(400, "A compressed picture cannot be shown");
  // Every other format begins with bytes that no text begins with; libvips takes what has "<svg" near its beginning for an SVG.
  const text = head.toString("utf8");
  if (!/^\s*</.test(text) && !/^[\0-\x7f]*<svg/i.test(text)) return false;
  const { size } = await stat(file);
  const most = limits.svgBytes.value;
  if (size > most) throw httpError(413, `An SVG can be at most ${most} bytes`);
  return true;
}

async function readThrough(file: string): Promise<void> {
  for await (const _ of createReadStream(file));
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
