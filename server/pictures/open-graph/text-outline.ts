import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from "harfbuzzjs";
import { ARABIC_SIZE, arabicFamilies } from "#model/brand/arabic-type.ts";
import { displayMetrics } from "#model/brand/type-metrics.ts";
import { SAMPLE_PAIRING, type TypePairingName, typePairings } from "#model/brand/type-pairings.ts";

export type Line = {
  /** This SVG draws the line from x 0 on the baseline y 0. */
  svg: string;
  /** Pixels to where the next letter would begin. */
  width: number;
  /** The part that is drawn, in pixels from the line's beginning and its baseline. */
  ink: Ink;
};

type Ink = { left: number; right: number; top: number; bottom: number };

const NO_INK: Ink = {
  left: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};

type Setting = {
  /** Pixels. */
  size: number;
  /** One of the face's optical sizes, 16 to 60. */
  opticalSize: number;
  /** The space between letters, in parts of the size. */
  tracking?: number;
  /** Pixels by which strokes are thicker than the font's, in the colour of the drawing's own. */
  weight?: number;
};

/** Sets text in outlines, so that a picture looks the same whatever fonts the machine has. It is undefined for text with a letter that the font lacks. */
export type OutlineText = (text: string, setting: Setting) => Line | undefined;

/** A face, the part of its size that it is set in, and the letters that it is opened for. */
type OpenFace = { font: Font; upem: number; adjusted: number };

/** Words that run from right to left, with the spaces around them. */
const arabicWords = /( *)(\p{scx=Arab}+(?: +\p{scx=Arab}+)*)( *)/u;
/** A number among them runs from left to right. */
const numbers = /( *)([\p{Nd}\u066b\u066c]+)( *)/u;

/** Opens the display face of a pairing, and the one of Arabic letters. */
export async function openTextOutliner(
  fontFolder: string,
  pairing: TypePairingName = SAMPLE_PAIRING,
): Promise<OutlineText> {
  const { display } = typePairings[pairing];
  const [[adjusted]] = displayMetrics[display];
  const latin = await openFace(join(fontFolder, `${display}.ttf`), adjusted);
  const arabic = await openFace(join(fontFolder, `${arabicFamilies.display}.ttf`), ARABIC_SIZE);
  return (text, setting) => {
    const lines = partsOf(text).map((part) =>
      arabicWords.test(part)
        ? outlineRun(arabic, part, { ...setting, tracking: 0 })
        : outlineRun(latin, part, setting),
    );
    return lines.reduce<Line | undefined>((before, next) => before && next && joined(before, next), {
      svg: "",
      width: 0,
      ink: NO_INK,
    });
  };
}

/** Parts from left to right. The first says in which direction the whole line runs. */
function partsOf(text: string): string[] {
  const parts = text.split(arabicWords).filter(Boolean);
  if (arabicWords.test(parts[0] ?? "")) parts.reverse();
  return parts.flatMap((part) =>
    arabicWords.test(part) ? part.split(numbers).filter(Boolean).reverse() : part,
  );
}

function joined(before: Line, { svg, width, ink }: Line): Line {
  const placed = before.width > 0 ? `<g transform="translate(${before.width} 0)">${svg}</g>` : svg;
  const { left, right, top, bottom } = ink;
  const moved = { left: before.width + left, right: before.width + right, top, bottom };
  return { svg: before.svg + placed, width: before.width + width, ink: around(before.ink, moved) };
}

function around(one: Ink, other: Ink): Ink {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

async function openFace(file: string, adjusted: number): Promise<OpenFace> {
  const bytes = await readFile(file);
  const face = new Face(new Blob(new Uint8Array(bytes).buffer), 0);
  return { font: new Font(face), upem: face.upem, adjusted };
}

function outlineRun(
  { font, upem, adjusted }: OpenFace,
  text: string,
  { size, opticalSize, tracking = 0, weight = 0 }: Setting,
): Line | undefined {
  font.setVariations([new Variation("opsz", opticalSize)]);
  const buffer = new Buffer();
  buffer.addText(text);
  // HarfBuzz knows Persian digits by their script alone, which runs from right to left.
  if (numbers.test(text)) buffer.setDirection(Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = (size * adjusted) / 100 / upem;
  const stroke = weight > 0 ? ` stroke-width="${weight / scale}"` : "";
  let x = 0;
  let ink = NO_INK;
  const paths: string[] = [];
  for (const {
    codepoint: glyph,
    xAdvance = 0,
    xOffset = 0,
    yOffset = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    if (glyph === 0) return undefined;
    const place = `${x + xOffset * scale} ${-yOffset * scale}`;
    paths.push(
      `<path${stroke} transform="matrix(${scale} 0 0 ${-scale} ${place})" d="${font.glyphToPath(glyph)}"/>`,
    );
    const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
    const left = x + (xOffset + xBearing) * scale;
    const top = -(yOffset + yBearing) * scale;
    ink = around(ink, { left, right: left + width * scale, top, bottom: top - height * scale });
    x += xAdvance * scale + tracking * size;
  }
  return { svg: paths.join(""), width: x - tracking * size, ink };
}
