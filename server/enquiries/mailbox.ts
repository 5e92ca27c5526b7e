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
