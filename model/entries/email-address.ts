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

/**
 * Gives one spelling for all spellings of an address that lead to the same mailbox. Hardly any mail server, and no
 * visitor, tells capital letters before the @ apart.
 */
export function mailboxOf(email: string): string {
  const normalizedEmail = email.normalize("NFC").toLowerCase();
  const at = normalizedEmail.lastIndexOf("@");
  return at < 0
    ? normalizedEmail
    : `${normalizedEmail.slice(0, at)}@${asciiDomain(normalizedEmail.slice(at + 1))}`;
}

/** Browsers have the rules for domains of other letters in addresses of the web alone. */
function asciiDomain(domain: string): string {
  return /[/?#:\\]/.test(domain) ? domain : URL.parse(`http://${domain}`)?.hostname || domain;
}
