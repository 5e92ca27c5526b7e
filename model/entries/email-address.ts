import { entryLimits } from "./entry-limits.ts";

/**
 * Asks for something before an @, and a dot in the domain, as browsers do. Refuses what a mail program would read as
 * several addresses, and characters that nobody sees.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= entryLimits.email && address.test(text);
}

const address = /^[^\s\p{C}@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
