/** Firefox has it since 125: where it is missing, code points come close. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : undefined;

/**
 * A flag has four UTF-16 units, a family of emoji eleven; letters of few scripts have more than two. A whole text of
 * longer ones was made to be heavy.
 */
const UNITS_A_CHARACTER = 4;

/** No field has room for more, and to find its characters would take long. In UTF-16 units. */
export const MOST_COUNTED = 40_000;

/** How many characters a reader sees: an emoji of several code points is one, so is a letter with its accents. */
export function lengthOf(text: string): number {
  if (text.length > MOST_COUNTED) return text.length;
  return Math.max(charactersOf(text).length, Math.ceil(text.length / UNITS_A_CHARACTER));
}

/**
 * Shortens a text to this many characters, with "…" for what is left out. It cuts at the last space in the second half,
 * or at the last character that fits.
 */
export function shortenedTo(most: number, text: string): string {
  // To find the characters of a long text takes a tenth of a millisecond.
  if (text.length <= most) return text;
  const characters = charactersOf(text);
  if (characters.length <= most) return text;
  const fitting = characters.slice(0, most);
  const space = fitting.findLastIndex((character) => /\s/.test(character));
  return `${fitting.slice(0, space > most / 2 ? space : most - 1).join("")}…`;
}

function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** A short word at either end stays with its neighbour: "La" does not stand on a line of its own. */
export function withoutLoneWords(text: string): string {
  return text.replace(/^(\S{1,3}) /, "$1\u00a0").replace(/ (\S{1,3})$/, "\u00a0$1");
}
