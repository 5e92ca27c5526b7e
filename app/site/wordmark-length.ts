import { trackingOf } from "#app/label/joined-scripts.ts";

/** The design's `--tracking-mark`, in em. */
const TRACKING = 0.16;

/** The lengths, in em, by which the style sheet fits a name, and its longest word, between the tools of the header. */
export function wordmarkLengths(name: string): Record<"--length" | "--longest-word", string> {
  const lengthOf = (text: string) => capitalsLength(text) + TRACKING * trackingOf(text) * text.length;
  const words = name.split(/[\s-]/).map(lengthOf);
  return {
    "--length": (lengthOf(name) - TRACKING).toFixed(2),
    "--longest-word": Math.max(...words).toFixed(2),
  };
}

/** About how long a text is in the display face's capitals, in em. A device's fonts for other scripts have wider letters. */
export function capitalsLength(text: string): number {
  const capitals = text.normalize().toUpperCase();
  const count = (letters: RegExp) => capitals.split(letters).length - 1;
  const wide = 0.25 * count(/[MWÆŒ]/) + 0.3 * count(/[^\u0000-\u024f’]/);
  const narrow = 0.3 * count(/[IJ]/) + 0.35 * count(/[\s.,:'’|!-]/);
  return Math.max(1, 0.712 * capitals.length + wide - narrow);
}
