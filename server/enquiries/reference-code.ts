import { randomInt } from "node:crypto";

/** Without 0 and O, 1, I and L, U and V: what is read out over the telephone is written down right. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTWXYZ";

const LENGTH = 6;

/** Of 600 million: two of the same day are told apart, and none can be guessed from another. */
export function newReferenceCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
