import sharp, { type Sharp } from "sharp";
import { httpError } from "../http/http-error.ts";
import type { Format } from "./format.ts";
import { arrange, type Rectangle, type Size } from "./geometry.ts";
import type { Recipe } from "./transform-options.ts";

/** Small files that say they are huge would otherwise fill the memory: 100 megapixels is beyond any camera the label uses. */
export const MOST_PIXELS = 100_000_000;

/** Makes the picture that a recipe describes. */
export async function draw(file: string, recipe: Recipe, format: Format): Promise<Buffer> {
  const picture = await turned(file, recipe);
  const { autoOrient: whole } = await picture.metadata();
  const part = within(recipe.rect, whole);
  const { keep, content, canvas } = arrange(recipe, part);
  if (keep === "entropy") {
    picture.extract(part).resize({ ...content, fit: "cover", position: sharp.strategy.entropy });
  } else {
    const shifted = { ...keep, left: part.left + keep.left, top: part.top + keep.top };
    picture.extract(shifted).resize({ ...content, fit: "fill" });
  }
  if (recipe.flip?.includes("h")) picture.flop();
  if (recipe.flip?.includes("v")) picture.flip();
  adjust(picture, recipe);
  const background = groundOf(recipe, format);
  picture.extend({ ...margins(content, canvas), background });
  if (recipe.bg !== undefined || !hasAlpha.has(format)) picture.flatten({ background });
  return encode(picture, format, recipe.q).toBuffer();
}

/** The right way up, and turned as asked: sharp would otherwise cut and turn in an order of its own. */
async function turned(file: string, recipe: Recipe): Promise<Sharp> {
  const upright = sharp(file, { limitInputPixels: MOST_PIXELS, autoOrient: true });
  const angle = Number(recipe.or ?? 0);
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

function adjust(picture: Sharp, recipe: Recipe): void {
  if (recipe.sat === -100) picture.grayscale();
  else if (recipe.sat !== undefined) picture.modulate({ saturation: 1 + recipe.sat / 100 });
  if (recipe.invert === "true") picture.negate({ alpha: false });
  if (recipe.blur !== undefined) picture.blur(Math.max(0.3, Math.min(100, recipe.blur / 10)));
  if (recipe.sharp) picture.sharpen({ sigma: 0.5 + recipe.sharp / 50 });
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
function groundOf(recipe: Recipe, format: Format): string {
  if (recipe.bg === undefined) return hasAlpha.has(format) ? "#00000000" : "#ffffff";
  const { bg } = recipe;
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
