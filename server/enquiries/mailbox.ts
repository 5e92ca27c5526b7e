import { domainToASCII } from "node:url";

/**
 * The same for every spelling of an email address that mail programs deliver to the same mailbox. Letters before the @ are told apart by
 * hardly any mail server, and by no visitor; a domain has one name for the network, however it is written.
 */
export function mailboxOf(email: string): string {
  const written = email.normalize("NFC").toLowerCase();
  const at = written.lastIndexOf("@");
  const domain = written.slice(at + 1);
  return at < 0 ? written : `${written.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Gmail delivers a name with and without dots to the same mailbox, at both of its domains. */
const WITHOUT_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that what is sent to an address is counted for: a name with a tag ("ada+shop") is the name without it for most providers. For limits
 * alone: where it is not so, two people share a limit, and nothing of one is ever taken for the other's.
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
