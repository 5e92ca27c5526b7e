import sharp, { type Sharp } from "sharp";
import { httpError } from "../http/http-error.ts";
import type { Format } from "./format.ts";
import { arrange, type Rectangle, type Size } from "./geometry.ts";
import type { TransformOptions } from "./transform-options.ts";

/** Small files that say they are huge would otherwise fill the memory: 100 megapixels is beyond any camera the label uses. */
export const MOST_PIXELS = 100_000_000;

/** Makes the picture that the options describe. */
export async function renderPicture(
  file: string,
  options: TransformOptions,
  format: Format,
): Promise<Buffer> {
  const picture = await turned(file, options);
  const { autoOrient: whole } = await picture.metadata();
  const part = within(options.rect, whole);
  const { keep, content, canvas } = arrange(options, part);
  if (keep === "entropy") {
    picture.extract(part).resize({ ...content, fit: "cover", position: sharp.strategy.entropy });
  } else {
    const shifted = { ...keep, left: part.left + keep.left, top: part.top + keep.top };
    picture.extract(shifted).resize({ ...content, fit: "fill" });
  }
  if (options.flip?.includes("h")) picture.flop();
  if (options.flip?.includes("v")) picture.flip();
  adjust(picture, options);
  const background = groundOf(options, format);
  picture.extend({ ...margins(content, canvas), background });
  if (options.bg !== undefined || !hasAlpha.has(format)) picture.flatten({ background });
  return encode(picture, format, options.q).toBuffer();
}

/** The right way up, and turned as asked: sharp would otherwise cut and turn in an order of its own. */
async function turned(file: string, options: TransformOptions): Promise<Sharp> {
  const upright = sharp(file, { limitInputPixels: MOST_PIXELS, autoOrient: true });
  const angle = Number(options.or ?? 0);
  if (angle === 0) return upright;
  const pixels = await upright.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  const result = await sharp(pixels.data, { raw: { width, height, channels } })
    .rotate(angle)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(result);
}

function within(rect: Rectangle | undefined, whole: Size): Rectangle {
  if (rect === undefined) return { left: 0, top: 0, width: whole.width, height: whole.height };
  const width = Math.min(rect.width, whole.width - rect.left);
  const height = Math.min(rect.height, whole.height - rect.top);
  if (width < 1 || height < 1) throw httpError(400, "The rectangle lies outside the picture");
  return { left: rect.left, top: rect.top, width, height };
}

function adjust(picture: Sharp, options: TransformOptions): void {
  if (options.sat === -100) picture.grayscale();
  else if (options.sat !== undefined) picture.modulate({ saturation: 1 + options.sat / 100 });
  if (options.invert === "true") picture.negate({ alpha: false });
  if (options.blur !== undefined) picture.blur(Math.max(0.3, Math.min(100, options.blur / 10)));
  if (options.sharp) picture.sharpen({ sigma: 0.5 + options.sharp / 50 });
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

/** Sanity writes a colour's opacity first (aarrggbb, argb), CSS and sharp write it last. */
function groundOf(options: TransformOptions, format: Format): string {
  if (options.bg === undefined) return hasAlpha.has(format) ? "#00000000" : "#ffffff";
  const { bg } = options;
  if (bg.length === 4) return `#${bg.slice(1)}${bg.slice(0, 1)}`;
  return bg.length === 8 ? `#${bg.slice(2)}${bg.slice(0, 2)}` : `#${bg}`;
}

const hasAlpha: ReadonlySet<Format> = new Set<Format>(["png", "webp", "avif", "gif"]);

function encode(picture: Sharp, format: Format, quality = 75): Sharp {
  if (format === "webp") return picture.webp({ quality, effort: 4, smartSubsample: true });
  if (format === "avif") return picture.avif({ quality, effort: 2 });
  if (format === "png") return picture.png();
  if (format === "gif") return picture.gif();
  return picture.jpeg({ quality, progressive: format === "pjpg", mozjpeg: format === "pjpg" });
}
