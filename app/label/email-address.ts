import { entryLimits } from "./entry-limits.ts";

/**
 * Something before an @, and a domain with a dot after it: enough to catch typing errors, as browsers do. Nothing that a mail program would read
 * as several addresses, and no character that nobody sees.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= entryLimits.email && address.test(text);
}

const address = /^[^\s\p{C}@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
