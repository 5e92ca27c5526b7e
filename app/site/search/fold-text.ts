/** Letters that Unicode does not take apart, as they are typed without them. */
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

/** Scripts whose marks may be left out when typing. In others they are vowels and parts of letters. */
const optionalMarks =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{Mn}+/gu;

/** Has nothing that could be taken apart: most texts, and with each letter typed hundreds of them are compared. */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** As a search compares it: lower case, without accents, the letters of every script kept. "Crêpe" is "crepe". */
export function folded(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "$1")
    .toLowerCase()
    .replace(optionalMarks, "$1")
    .replace(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Words and what is between them, in turns: a word has the odd places. "A-line" is ["", "A", "-", "line", ""]. */
export function splitIntoWords(text: string): string[] {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u);
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
