/** Letters: what is longer may not fit beside another dress on a telephone. */
const LONG_WORD = /\p{L}{11,}/gu;
const FEWEST_BESIDE_HYPHEN = 4;
const VOWELS = "aeiouyœæøαεηιουωаеёиоуыэюяієї";

/**
 * Long words may be divided behind a syllable that ends in a vowel. A browser without a dictionary of their language divides them wherever the
 * line is full, and leaves one letter alone on the next.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => {
    const letters = Array.from(word.normalize());
    return letters.map((letter, at) => (mayDivideBehind(letters, at) ? `${letter}\u00ad` : letter)).join("");
  });
}

function mayDivideBehind(letters: readonly string[], at: number): boolean {
  const [isOpen, isNextVowel, isThereAnother] = [at, at + 1, at + 2].map((index) => isVowel(letters[index]));
  const isInside = at + 1 >= FEWEST_BESIDE_HYPHEN && letters.length - at - 1 >= FEWEST_BESIDE_HYPHEN;
  return Boolean(isInside && isOpen && !isNextVowel && isThereAnother);
}

function isVowel(letter = ""): boolean {
  const [bare = ""] = letter.toLowerCase().normalize("NFD");
  // Bare, it would be the vowel "и".
  return bare !== "" && VOWELS.includes(bare) && !/й/i.test(letter);
}
