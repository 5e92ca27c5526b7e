import { mailboxOf } from "#model/entries/email-address.ts";

/** Whether every mail server takes the address; with other letters before the @ only those with SMTPUTF8 do (RFC 6531). */
export function isForEveryServer(email: string): boolean {
  const name = email.slice(0, email.lastIndexOf("@"));
  return Buffer.byteLength(name) === name.length;
}

/** A provider's domains that lead to the same mailboxes. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ["googlemail.com", "gmail.com"],
  ["protonmail.com", "proton.me"],
  ["protonmail.ch", "proton.me"],
  ["pm.me", "proton.me"],
  ["me.com", "icloud.com"],
  ["mac.com", "icloud.com"],
]);

/** The provider ignores these in a name. */
const ignored: ReadonlyMap<string, RegExp> = new Map([
  ["gmail.com", /\./g],
  ["proton.me", /[._-]/g],
]);

/** Anything before the @ of "ada.fastmail.com" leads to Ada. */
const nameInDomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox that a limit counts. Most providers ignore a tag ("ada+shop"); where one does not, two people merely
 * share a limit.
 */
export function limitedMailboxOf(email: string): string {
  const mailbox = mailboxOf(email.normalize("NFKC"));
  const at = mailbox.lastIndexOf("@");
  const domain = mailbox.slice(at + 1);
  const [, owner, provider] = nameInDomain.exec(domain) ?? [];
  if (owner && provider) return `${owner}@${provider}`;
  const untagged = mailbox.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, "");
  const main = sameAs.get(domain) ?? domain;
  return `${untagged.replace(ignored.get(main) ?? "", "") || untagged}@${main}`;
}
