import { availableParallelism } from "node:os";
import { httpError } from "@trousseau/host/http-error.ts";
import sharp, { type Metadata, type Sharp } from "sharp";
import { limits } from "../limits.ts";
import { geometryOf, type Rectangle, type Size } from "./geometry.ts";
import { openPicture, type PictureSource, withPictureErrors } from "./picture-source.ts";
import type { SvgRasterizer } from "./svg-rasterizer.ts";
import { type Format, formats, type TransformOptions } from "./transform-options.ts";

// The other processors answer pages meanwhile.
sharp.concurrency(1);

/** Half of the processors stay free for everything else. */
export function pictureConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}

/** The result has no metadata, and its colours are sRGB. */
export function renderPicture(
  file: string,
  options: TransformOptions,
  format: Format,
  rasterizer: SvgRasterizer,
  maxSeconds?: number,
): Promise<Buffer> {
  const render = (other: TransformOptions) => renderPicture(file, other, format, rasterizer, maxSeconds);
  return withPictureErrors(file, async () => {
    const source = await openPicture(file, rasterizer, maxSeconds);
    if (format === "avifAhead" && (source.metadata.pages ?? 1) > 1)
      throw httpError(415, "No AVIF is made of an animation");
    const isAnimated = staysAnimated(source, options, format);
    const picture = source.open({ animated: isAnimated });
    const whole = uprightSize(source.scale === 1 ? await picture.metadata() : source.metadata);
    const part = within(options.rect, whole);
    const { extract, content, canvas } = geometryOf(options, part);
    checkSize(canvas, format);
    if (isAnimated && tooManyPixels(canvas, source)) return await render({ ...options, frame: "1" });
    if (extract === "entropy") {
      const position = sharp.strategy.entropy;
      picture.extract(scaled(part, source.scale)).resize({ ...content, fit: "cover", position });
    } else {
      const shifted = { ...extract, left: part.left + extract.left, top: part.top + extract.top };
      picture.extract(scaled(shifted, source.scale)).resize({ ...content, fit: "fill" });
    }
    if (options.sharp) picture.sharpen({ sigma: 0.5 + options.sharp / 50 });
    const background = groundOf(options, format);
    picture.extend({ ...margins(content, canvas), background });
    if (options.bg !== undefined || !formats[format].hasAlpha) picture.flatten({ background });
    return await encode(picture, format, options.q).toBuffer();
  });
}

/** libvips stacks frames in one tall picture, which cannot be searched frame by frame. The first frame is shown instead. */
function staysAnimated({ metadata }: PictureSource, options: TransformOptions, format: Format): boolean {
  if ((metadata.pages ?? 1) < 2 || !formats[format].isAnimated || options.frame !== undefined) return false;
  if (options.crop === "entropy") return false;
  return !tooManyPixels(metadata, { metadata });
}

function tooManyPixels({ width, height }: Size, { metadata }: Pick<PictureSource, "metadata">): boolean {
  return (metadata.pages ?? 1) * width * height > limits.animationPixels;
}

/** Nothing stops an AVIF encoder, and a PNG of a photograph has megabytes, so their inputs are bounded. */
const mostPixels: Partial<Record<Format, number>> = {
  avif: limits.avifPixels,
  avifAhead: limits.aheadPixels,
  png: limits.pngPixels,
};

function checkSize({ width, height }: Size, format: Format): void {
  const most = mostPixels[format] ?? Number.POSITIVE_INFINITY;
  if (width * height > most)
    throw httpError(
      400,
      `The picture would have ${width * height} pixels; a picture of the format ${format} of at most ${most} is made`,
    );
}

/** The size is that of one frame. */
function uprightSize({ autoOrient, pageHeight }: Metadata): Size {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** The sides of what was opened are rounded up. */
function scaled({ left, top, width, height }: Rectangle, scale: number): Rectangle {
  return {
    left: Math.floor(left * scale),
    top: Math.floor(top * scale),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function within(rect: Rectangle | undefined, whole: Size): Rectangle {
  if (rect === undefined) return { left: 0, top: 0, width: whole.width, height: whole.height };
  const width = Math.min(rect.width, whole.width - rect.left);
  const height = Math.min(rect.height, whole.height - rect.top);
  if (width < 1 || height < 1) throw httpError(400, "The rectangle lies outside the picture");
  return { left: rect.left, top: rect.top, width, height };
}

function margins(content: Size, canvas: Size) {
  const left = Math.floor((canvas.width - content.width) / 2);
  const top = Math.floor((canvas.height - content.height) / 2);
  return {
    left,
    top,
    right: canvas.width - content.width - left,
    bottom: canvas.height - content.height - top,
  };
}

/** Sanity writes a colour's opacity first (aarrggbb, argb). CSS and sharp write it last. */
function groundOf(options: TransformOptions, format: Format): string {
  if (options.bg === undefined) return formats[format].hasAlpha ? "#00000000" : "#ffffff";
  const { bg } = options;
  if (bg.length === 4) return `#${bg.slice(1)}${bg.slice(0, 1)}`;
  return bg.length === 8 ? `#${bg.slice(2)}${bg.slice(0, 2)}` : `#${bg}`;
}

/**
 * An AVIF of this quality is as near to the original as the WebP: 82 becomes 58 and 88 becomes 68. By Butteraugli's 3-norm 55 and 65
 * would do for twenty dresses, but lace and tulle lost some of their threads.
 */
function likeWebp(quality: number): number {
  return Math.max(30, Math.round((quality - 47.2) * (5 / 3)));
}

function encode(picture: Sharp, format: Format, quality = 75): Sharp {
  if (format === "webp") return picture.webp({ quality, effort: 4, smartSubsample: true });
  if (format === "avif") return picture.avif({ quality, effort: 2 });
  if (format === "avifAhead") return picture.avif({ quality: likeWebp(quality), effort: 4 });
  if (format === "png") return picture.png();
  if (format === "gif") return picture.gif();
  return picture.jpeg({ quality, progressive: format === "pjpg", mozjpeg: format === "pjpg" });
}
