import { displayMetrics, textMetrics } from "#app/label/brand/type-metrics.ts";
import { SAMPLE_PAIRING, type TypePairingName, typePairings } from "#app/label/brand/type-pairings.ts";

/**
 * The server knows the length of a line by the widths of its letters before any browser has laid it out. Kerning is
 * left out, being within one percent. The tables are too large for the browser.
 */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Digits, and most letters that the tables leave out, are at most this wide. */
const OTHER = 62;
/** The visitor's device sets other scripts in a font of its own; these are the widths of wide fonts. */
const others = [
  { letters: /[\s.,:;'’‘!|()[\]-]/, width: 36 },
  // These are two letters in one.
  { letters: /[ŒœÆæ]/, width: 87 },
  { letters: /[ЖМФШЩЪЫЮжмфшщъыю]/, width: 125 },
  { letters: /[\p{Script=Cyrillic}\p{Script=Greek}]/u, width: 95 },
  { letters: /[\p{Script=Arabic}\p{Script=Hebrew}]/u, width: 80 },
  // The vowels and ends of a syllable share the width of its beginning.
  { letters: /[\u1160-\u11ff]/, width: 0 },
  { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, width: 104 },
];

/** The width of a line in the pairing's display face, in em. */
export function displayWidth(text: string, pairing: TypePairingName = SAMPLE_PAIRING): number {
  return widthIn(displayMetrics[typePairings[pairing].display].letters, text);
}

/** The width of a line in capitals of the pairing's text face, in em. */
export function capitalsWidth(text: string, pairing: TypePairingName = SAMPLE_PAIRING): number {
  return widthIn(textMetrics[typePairings[pairing].text].letters, text.toUpperCase());
}

function widthIn(widths: readonly number[], text: string): number {
  // An accent adds no width to its letter.
  const bare = Array.from(text.normalize("NFD").replace(/\p{M}/gu, ""));
  const sum = bare.reduce(
    (width, letter) => width + (widths[letters.indexOf(letter)] ?? otherWidth(letter)),
    0,
  );
  return sum / 100;
}

function otherWidth(letter: string): number {
  return others.find(({ letters: own }) => own.test(letter))?.width ?? OTHER;
}
