import { displayMetrics, textMetrics } from "#app/label/type-metrics.ts";
import { SAMPLE_PAIRING, type TypePairingName, typePairings } from "#app/label/type-pairings.ts";

/**
 * Widths of letters in the families of the type pairings, so that the server knows the length
 * of a line before any browser has laid it out. Kerning is left out: it is within one percent. Not for the browser: too many
 * bytes.
 */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Digits are at most this wide, and so are most letters that the tables leave out. */
const OTHER = 62;
/** Other scripts are set in a font of the reader's device: these are the widths of wide ones. */
const others = [
  { letters: /[\s.,:;'’‘!|()[\]-]/, width: 36 },
  // Two letters in one.
  { letters: /[ŒœÆæ]/, width: 87 },
  { letters: /[ЖМФШЩЪЫЮжмфшщъыю]/, width: 125 },
  { letters: /[\p{Script=Cyrillic}\p{Script=Greek}]/u, width: 95 },
  { letters: /[\p{Script=Arabic}\p{Script=Hebrew}]/u, width: 80 },
  // The vowels and ends of syllables stand with their beginning.
  { letters: /[\u1160-\u11ff]/, width: 0 },
  { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, width: 104 },
];

/** Of a line in the pairing's display face, in em. */
export function displayWidth(text: string, pairing: TypePairingName = SAMPLE_PAIRING): number {
  return widthIn(displayMetrics[typePairings[pairing].display].letters, text);
}

/** Of a line in the pairing's face for text, set in capitals, in em. */
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
