import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { displayMetrics } from "#app/label/brand/type-metrics.ts";
import { SAMPLE_PAIRING, type TypePairingName, typePairings } from "#app/label/brand/type-pairings.ts";

export type Line = {
  /** This SVG draws the line from x 0 on the baseline y 0. */
  svg: string;
  /** Pixels to where the next letter would begin. */
  width: number;
};

export type Setting = {
  /** Pixels. */
  size: number;
  /** One of the face's optical sizes, 16 to 60. */
  opticalSize: number;
  /** The space between letters, in parts of the size. */
  tracking?: number;
};

/** Sets text in outlines, so that a picture looks the same whatever fonts the machine has. It is undefined for text with a letter that the font lacks. */
export type OutlineText = (text: string, setting: Setting) => Line | undefined;

/** Opens the display face of a pairing. */
export async function openTextOutliner(
  fontFolder: string,
  pairing: TypePairingName = SAMPLE_PAIRING,
): Promise<OutlineText> {
  const { display } = typePairings[pairing];
  const [[adjusted]] = displayMetrics[display];
  const bytes = await readFile(join(fontFolder, `${display}.ttf`));
  const face = new Face(new Blob(new Uint8Array(bytes).buffer), 0);
  const font = new Font(face);
  return (text, { size, opticalSize, tracking = 0 }) => {
    font.setVariations([new Variation("opsz", opticalSize)]);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = (size * adjusted) / 100 / face.upem;
    let x = 0;
    const paths: string[] = [];
    for (const { codepoint: glyph, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      if (glyph === 0) return undefined;
      paths.push(`<path transform="matrix(${scale} 0 0 ${-scale} ${x} 0)" d="${font.glyphToPath(glyph)}"/>`);
      x += xAdvance * scale + tracking * size;
    }
    return { svg: paths.join(""), width: x - tracking * size };
  };
}
