import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { mailboxOf } from "#server/enquiries/mailbox.ts";
import { CONFIRMATION_MS } from "#server/enquiries/outbox.ts";
import { readSecret } from "#server/secret-file.ts";

/** What the link of a confirmation carries. `id`: of the sign-up. */
type ConfirmationClaims = { id: string; email: string; signedUp: number };

export type NewsletterKeys = {
  /** The same for the same address, and of no use to whoever wants to guess it. */
  subscriberOf(email: string): string;
  issueConfirmation(claims: ConfirmationClaims): string;
  /** Undefined for one that has ended, or that we have not issued. */
  readConfirmation(token: string): ConfirmationClaims | undefined;
  issueUnsubscription(subscriber: string): string;
  /** The subscriber. Such a link does not end: a letter may be found years later. */
  readUnsubscription(token: string): string | undefined;
};

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** No longer than the longest address makes it. In characters. */
const LONGEST_TOKEN = 2_000;

/** 128 bits, of the alphabet that ids of documents may have. */
const SUBSCRIBER_DIGITS = 32;

const claimsSchema = z.object({ id: z.string(), email: z.string(), signedUp: z.number() });

/** Several machines of one shop need the same file: a link leads to any of them. */
export function readNewsletterSecret(dataFolder: string): Buffer {
  return readSecret(dataFolder, "newsletter-secret", "links in mails that have been sent end");
}

export function createNewsletterKeys(secret: Buffer, now: () => number = Date.now): NewsletterKeys {
  const keyed = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest();
  const sealing = keyed("confirmation", "");
  const sign = (subscriber: string) => keyed("unsubscription", subscriber);

  return {
    subscriberOf: (email) =>
      keyed("subscriber", mailboxOf(email)).toString("hex").slice(0, SUBSCRIBER_DIGITS),
    issueConfirmation: (claims) => seal(sealing, JSON.stringify(claims)),
    readConfirmation(token) {
      const claims = open(sealing, token);
      return claims && now() - claims.signedUp < CONFIRMATION_MS ? claims : undefined;
    },
    issueUnsubscription: (subscriber) => `${subscriber}.${sign(subscriber).toString("base64url")}`,
    readUnsubscription(token) {
      const [, subscriber = "", signature = ""] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? [];
      const actual = Buffer.from(signature, "base64url");
      const expected = sign(subscriber);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? subscriber : undefined;
    },
  };
}

/** Signed, and not to be read either: an address in a link would stand in the notes of every proxy on its way. */
function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  const sealed = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString("base64url");
}

function open(key: Buffer, token: string): ConfirmationClaims | undefined {
  if (token.length > LONGEST_TOKEN || !/^[\w-]+$/.test(token)) return undefined;
  const sealed = Buffer.from(token, "base64url");
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text =
      decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    return claimsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
