/** A word of so many letters may not fit beside another dress on a phone. */
const LONG = 11;
/** A part between two hyphens of more letters is divided again. */
const LONG_PART = 13;
/** A word that its label has divided itself is left as it is. */
const WORD = /[\p{L}\u00ad]+/gu;
const FEWEST_BESIDE_HYPHEN = 4;
const SHORT_PART = /-(?=\p{L}{1,4}(?!\p{L}))/gu;
const VOWELS = "aeiouyœæøαεηιουωаеёиоуыэюяієї";

/** A word of so many letters may not fit on a phone's line in a long text or a question. */
const LONG_ON_ITS_LINE = 14;

/** A short part stays with its word: no line ends in "peut-" before "elle". */
export function divisible(text: string): string {
  return withSoftHyphens(text, LONG_ON_ITS_LINE).replace(SHORT_PART, "-\u2060");
}

/**
 * Divides long words after a syllable that ends in a vowel and, where a part is still long, between two consonants.
 * `hyphens: auto` is not enough: Chromium has no dictionary in some systems, and divides no capitalised word in English.
 */
export function withSoftHyphens(text: string, long = LONG): string {
  return text.replace(WORD, (word) => {
    const letters = Array.from(word.normalize());
    if (letters.length < long || word.includes("\u00ad")) return word;
    return divided(letters, mayDivideBehind)
      .flatMap((part) => (part.length > LONG_PART ? divided(part, mayDivideBetween) : [part]))
      .map((part) => part.join(""))
      .join("\u00ad");
  });
}

function divided(letters: readonly string[], isPlace: (letters: readonly string[], at: number) => boolean) {
  const parts: string[][] = [[]];
  for (const [at, letter] of letters.entries()) {
    parts.at(-1)?.push(letter);
    if (isInside(letters, at) && isPlace(letters, at)) parts.push([]);
  }
  return parts;
}

function isInside({ length }: readonly string[], at: number): boolean {
  return at + 1 >= FEWEST_BESIDE_HYPHEN && length - at - 1 >= FEWEST_BESIDE_HYPHEN;
}

function mayDivideBehind(letters: readonly string[], at: number): boolean {
  return isVowel(letters[at]) && isBeforeSyllable(letters, at);
}

/** Pairs such as "ch" and "tr" are one sound. */
const SECOND_OF_ONE_SOUND = "hrlрлρλ";

function mayDivideBetween(letters: readonly string[], at: number): boolean {
  const isOneSound = SECOND_OF_ONE_SOUND.includes(letters[at + 1] ?? "");
  return !isVowel(letters[at]) && isBeforeSyllable(letters, at) && !isOneSound;
}

function isBeforeSyllable(letters: readonly string[], at: number): boolean {
  return !isVowel(letters[at + 1]) && isVowel(letters[at + 2]);
}

function isVowel(letter = ""): boolean {
  const [bare = ""] = letter.toLowerCase().normalize("NFD");
  // The letter "й" without its mark would be the vowel "и".
  return bare !== "" && VOWELS.includes(bare) && !/й/i.test(letter);
}
