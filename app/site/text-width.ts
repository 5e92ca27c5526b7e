/**
 * Widths of letters in the two families, in hundredths of an em, so that the server knows the length
 * of a line before any browser has laid it out. Kerning is left out: it is within one percent. Not for the browser: too many
 * bytes.
 */
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const bodoni = tableOf(
  "abcdefghijklmnopqrstuvwxyz",
  [52, 60, 51, 60, 53, 39, 59, 58, 29, 29, 59, 32, 85, 58, 55, 60, 60, 43, 44, 34, 58, 55, 77, 56, 55, 47],
  [75, 64, 68, 71, 59, 57, 72, 74, 37, 43, 69, 58, 84, 74, 73, 62, 73, 70, 56, 64, 70, 75, 98, 74, 71, 56],
);
const jost = tableOf(
  "",
  [],
  [68, 58, 69, 69, 56, 51, 78, 73, 26, 26, 59, 47, 83, 78, 80, 56, 81, 58, 56, 48, 64, 68, 100, 58, 58, 56],
);

/** Digits are at most this wide, and so are most letters that the tables leave out. */
const OTHER = 62;
const NARROW = /[\s.,:;'’‘!|()[\]-]/;
const NARROW_WIDTH = 36;

/** Of a line in Bodoni Moda, in em. */
export function displayWidth(text: string): number {
  return widthIn(bodoni, text);
}

/** Of a line in Jost, set in capitals, in em. */
export function capitalsWidth(text: string): number {
  return widthIn(jost, text.toUpperCase());
}

function widthIn(table: Map<string, number>, text: string): number {
  // An accent adds no width to its letter.
  const letters = Array.from(text.normalize("NFD").replace(/\p{M}/gu, ""));
  const sum = letters.reduce((width, letter) => width + (table.get(letter) ?? otherWidth(letter)), 0);
  return sum / 100;
}

function otherWidth(letter: string): number {
  return NARROW.test(letter) ? NARROW_WIDTH : OTHER;
}

function tableOf(small: string, smallWidths: number[], capitalWidths: number[]): Map<string, number> {
  const widths = [...smallWidths, ...capitalWidths];
  return new Map(Array.from(small + capitals, (letter, index) => [letter, widths[index] ?? OTHER]));
}
