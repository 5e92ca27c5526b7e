import { withPlainDigits } from "#model/texts/plain-digits.ts";

/** These scripts put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export function isUnspaced(term: string): boolean {
  return unspaced.test(term);
}

/** Dresses share few texts, so each text is read once. */
const cachedTerms = new Map<string, Terms>();

/** The map is cleared beyond so many, which ten thousand dresses do not have. */
const MAX_KNOWN = 50_000;

type Terms = {
  words: readonly string[];
  /** Neighbouring words joined, as a visitor may write them: "ballgown". */
  joined: readonly string[];
};

/** Reads a text as the search compares it. */
export function termsOf(text: string): Terms {
  const before = cachedTerms.get(text);
  if (before) return before;
  const words = wordsIn(folded(text));
  const joined = words.slice(1).map((word, place) => `${words[place]}${word}`);
  const terms = { words, joined };
  if (cachedTerms.size > MAX_KNOWN) cachedTerms.clear();
  cachedTerms.set(text, terms);
  return terms;
}

/** Unicode does not decompose these letters; visitors type them plainly. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Visitors may leave out the marks of these scripts. In others marks are vowels and parts of letters. */
const optionalMarks =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{Mn}+/gu;

/** Most texts are ASCII and need no folding. With each typed letter hundreds of them are compared. */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** Folds a text for comparison: lower case, without accents, digits as 0 to 9. "Crêpe" is "crepe", "٣٨" is "38". */
export function folded(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return withPlainDigits(text)
    .normalize("NFKD")
    .replace(optionalMarks, "$1")
    .toLowerCase()
    .replace(optionalMarks, "$1")
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Words and what is between them alternate, words at odd places: "A-line" is ["", "A", "-", "line", ""]. */
export function splitIntoWords(text: string): string[] {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u);
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
