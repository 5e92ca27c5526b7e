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

/** Folds a text for comparison: lower case, without accents, in every script. "Crêpe" is "crepe". */
export function folded(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
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
