import sharp from "sharp";
import { contrast, luminance } from "#model/brand/colour-contrast.ts";

type Pixels = { data: Buffer; width: number; height: number };

/** A box in pixels of the picture. */
type Box = { left: number; top: number; right: number; bottom: number };

export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How light each pixel is, of the whole picture or of what a box has of it: relative luminances. */
export function shadesIn({ data, width, height }: Pixels, box?: Box): number[] {
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: width, bottom: height };
  const shades: number[] = [];
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, right); x += 1)
      shades.push(luminance(data, (y * width + x) * 3));
  return shades;
}

/** The contrast between the lightest and the darkest, by WCAG's measure; none is no contrast. */
export function contrastWithin(shades: readonly number[]): number {
  return shades.length === 0
    ? 1
    : contrast(
        shades.reduce((a, b) => Math.max(a, b)),
        shades.reduce((a, b) => Math.min(a, b)),
      );
}

/** Takes CSS colours as browsers compute them. */
export function luminanceOf(colour: string): number {
  return luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
}
