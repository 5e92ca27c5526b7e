import { domainToASCII } from "node:url";

/**
 * Gives one spelling for all spellings of an address that lead to the same mailbox. Hardly any mail server, and no
 * visitor, tells capital letters before the @ apart.
 */
export function mailboxOf(email: string): string {
  const written = email.normalize("NFC").toLowerCase();
  const at = written.lastIndexOf("@");
  const domain = written.slice(at + 1);
  return at < 0 ? written : `${written.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Whether every mail server takes the address; with other letters before the @ only those with SMTPUTF8 do (RFC 6531). */
export function isForEveryServer(email: string): boolean {
  const name = email.slice(0, email.lastIndexOf("@"));
  return Buffer.byteLength(name) === name.length;
}

/** Gmail ignores dots in a name, at both of its domains. */
const WITHOUT_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that a limit counts. Most providers ignore a tag ("ada+shop"); where one does not, two people merely
 * share a limit.
 */
export function limitedMailboxOf(email: string): string {
  const mailbox = mailboxOf(email.normalize("NFKC"));
  const at = mailbox.lastIndexOf("@");
  const domain = mailbox.slice(at + 1);
  const written = mailbox.slice(0, Math.max(at, 0));
  const untagged = written.replace(/(?<=.)\+.*$/, "");
  if (!WITHOUT_DOTS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "") || untagged}@gmail.com`;
}
