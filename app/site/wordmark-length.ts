import { trackingOf } from "#model/texts/joined-scripts.ts";
import controlNames from "#words/controls.json" with { type: "json" };

/** The design's `--tracking-mark`, in em. */
const TRACKING = 0.16;

export type Letters = Record<`--${string}`, string>;

/**
 * Tokens of the style sheets: the lengths, in em, by which a name and its longest word fit between the tools of the header. Letters that
 * hang together are not set apart: in the name, and everywhere in a shop whose own words are written so.
 */
export function lettersOf(name: string): Letters {
  const lengthOf = (text: string) => capitalsLength(text) + TRACKING * trackingOf(text) * text.length;
  const words = name.split(/[\s-]/).map(lengthOf);
  return {
    "--length": (lengthOf(name) - TRACKING * trackingOf(name)).toFixed(2),
    "--longest-word": Math.max(...words).toFixed(2),
    ...(trackingOf(name) === 0 && { "--tracking-mark": "0em" }),
    ...(trackingOf(controlNames.mainLinks) === 0 && { "--tracking-label": "0em" }),
  };
}

export type Signature = { name: string; length: number; isSpaced: boolean };

/** The label's name at the foot of a page, in a drawing of this length. Space would tear letters that hang together apart. */
export function signatureOf(name: string): Signature {
  return {
    name: name.toUpperCase(),
    length: Math.round(100 * capitalsLength(name)),
    isSpaced: trackingOf(name) === 1,
  };
}

/** Letters that hang together are about as wide, in em, rather wider in most fonts than narrower. */
const JOINED = 0.56;

/** About how long a text is in the display face's capitals, in em. A device's fonts for other scripts have wider letters. */
export function capitalsLength(text: string): number {
  if (trackingOf(text) === 0) return Math.max(1, JOINED * text.length);
  const capitals = text.normalize().toUpperCase();
  const count = (letters: RegExp) => capitals.split(letters).length - 1;
  const wide = 0.25 * count(/[MWÆŒ]/) + 0.3 * count(/[^ -ɏ’]/);
  const narrow = 0.3 * count(/[IJ]/) + 0.35 * count(/[\s.,:'’|!-]/);
  return Math.max(1, 0.712 * capitals.length + wide - narrow);
}
