import { entryLimits } from "./entry-limits.ts";

/**
 * Asks for something before an @, and a dot in the domain, as browsers do. Refuses what a mail program would read as
 * several addresses, characters that nobody sees, and names that servers refuse (RFC 5321): longer than 64, or with a
 * dot at an end or beside another.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= entryLimits.email && address.test(text);
}

const address =
  /^(?!\.|[^@]{65}|[^@]*\.[.@])[^\s\p{C}@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
