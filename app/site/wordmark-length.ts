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

export type Signature = {
  name: string;
  /** The drawing is so wide where letters are 100 high. */
  length: number;
  /** How the letters lie in it. */
  letters: { x: number; textLength: number; lengthAdjust?: "spacingAndGlyphs" };
};

/**
 * The label's name at the foot of a page. Space would tear letters that hang together apart: they are made wider or narrower themselves.
 * The spaces before the first of others and behind the last reach into the margins.
 */
export function signatureOf(text: string): Signature {
  const name = text.toUpperCase();
  if (trackingOf(text) === 1) {
    const length = Math.round(100 * capitalsLength(text));
    return { name, length, letters: { x: -0.85, textLength: length + 3.6 } };
  }
  const length = Math.round(100 * JOINED_AS_DRAWN * text.length);
  return { name, length, letters: { x: 0, textLength: length, lengthAdjust: "spacingAndGlyphs" } };
}

/** Naskh, which the shop draws them in, is narrower than what a device may have in its place; in em. */
const JOINED_AS_DRAWN = 0.4;

/** Letters that hang together are about as wide, in em, rather wider in most fonts than narrower. */
const JOINED = 0.56;

/** Pixels of header.module.css: the short header's name at most, a letter of a link, and the least gap between links. */
const [LONGEST_NAME, LINK_LETTER, LINK_GAP] = [265, 9.1, 19];

/** The three tools and the two gaps beside the list. */
const BESIDE_LIST = 144 + 68;

/** A window of 80rem has this row, with the place of the pin that it leaves out; one of 90rem has the other. */
const [NARROW_ROW, WIDE_ROW] = [1230, 1325];

/** Whether the list of links has no room in the short header's one row: on a window of 80rem, or on one of 90rem either. */
export function crowdedHeader(
  name: string,
  links: readonly { label: string }[],
): "narrow" | "always" | undefined {
  const nameWidth = Math.min(25.5 * capitalsLength(name) + 4 * trackingOf(name) * name.length, LONGEST_NAME);
  const letters = links.reduce((sum, { label }) => sum + label.length, 0);
  const width = nameWidth + LINK_LETTER * letters + LINK_GAP * (links.length - 1) + BESIDE_LIST;
  if (width <= NARROW_ROW) return undefined;
  return width <= WIDE_ROW ? "narrow" : "always";
}

/** About how long a text is in the display face's capitals, in em. A device's fonts for other scripts have wider letters. */
export function capitalsLength(text: string): number {
  if (trackingOf(text) === 0) return Math.max(1, JOINED * text.length);
  const capitals = text.normalize().toUpperCase();
  const count = (letters: RegExp) => capitals.split(letters).length - 1;
  const wide = 0.25 * count(/[MWÆŒ]/) + 0.3 * count(/[^ -ɏ’]/);
  const narrow = 0.3 * count(/[IJ]/) + 0.35 * count(/[\s.,:'’|!-]/);
  return Math.max(1, 0.712 * capitals.length + wide - narrow);
}
