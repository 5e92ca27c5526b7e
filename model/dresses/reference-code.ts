/** A code is read out over the telephone, so 0 and O, 1, I and L, U and V are left out. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTWXYZ";

const LENGTH = 6;

/** One of 600 million codes: two of the same day differ, and none can be guessed from another. */
export function newReferenceCode(): string {
  return Array.from(
    crypto.getRandomValues(new Uint32Array(LENGTH)),
    (random) => LETTERS[random % LETTERS.length],
  ).join("");
}

export function isReferenceCode(text: string): boolean {
  return text.length === LENGTH && [...text].every((letter) => LETTERS.includes(letter));
}
