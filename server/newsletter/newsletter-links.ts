import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { mailboxOf } from "#model/entries/email-address.ts";
import type { NewsletterService, Unsubscription } from "#model/services/newsletter-service.server.ts";
import { cachePolicies } from "#model/web/cache-policies.ts";
import { CONFIRMATION_MS } from "#server/enquiries/outbox.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { readForm } from "#server/pages/visitor-forms.ts";
import { readSecret, seal, unseal } from "#server/secrets.ts";

export type NewsletterKeys = ReturnType<typeof createNewsletterKeys>;

/** The longest address makes a token of this length. In characters. */
const LONGEST_TOKEN = 2_000;

/** These are 128 bits, in the alphabet of document ids. */
const SUBSCRIBER_DIGITS = 32;

/** The claims of a confirmation's link. `id` is the sign-up's. */
const claimsSchema = z.object({ id: z.string(), email: z.string(), signedUp: z.number() });

type ConfirmationClaims = z.infer<typeof claimsSchema>;

/** Several machines of one shop need the same file, because a link leads to any of them. */
export function readNewsletterSecret(dataFolder: string): Buffer {
  return readSecret(dataFolder, "newsletter-secret", "links in mails that have been sent end");
}

export function createNewsletterKeys(secret: Buffer, now: () => number = Date.now) {
  const keyed = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest();
  const sealing = keyed("confirmation", "");
  const sign = (subscriber: string) => keyed("unsubscription", subscriber);

  return {
    /** The same address always has the same id, from which nobody can guess it. */
    subscriberOf: (email: string) =>
      keyed("subscriber", mailboxOf(email)).toString("hex").slice(0, SUBSCRIBER_DIGITS),
    issueConfirmation: (claims: ConfirmationClaims) => seal(sealing, JSON.stringify(claims)),
    /** Undefined for a link that has ended, or that is not ours. */
    readConfirmation(token: string): ConfirmationClaims | undefined {
      const claims = open(sealing, token);
      return claims && now() - claims.signedUp < CONFIRMATION_MS ? claims : undefined;
    },
    issueUnsubscription: (subscriber: string) => `${subscriber}.${sign(subscriber).toString("base64url")}`,
    /** The subscriber. This link never ends, because a letter may be found years later. */
    readUnsubscription(token: string): string | undefined {
      const [, subscriber = "", signature = ""] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? [];
      const actual = Buffer.from(signature, "base64url");
      const expected = sign(subscriber);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? subscriber : undefined;
    },
  };
}

function open(key: Buffer, token: string): ConfirmationClaims | undefined {
  const text = unseal(key, token, LONGEST_TOKEN);
  return text === undefined ? undefined : claimsSchema.parse(JSON.parse(text));
}

/** The paths of the two pages that mails lead to; app/routes.ts has them, too. */
const CONFIRM_PATH = "/newsletter/confirm";
const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;

/**
 * `publicUrl` is PUBLIC_URL. Anybody can make up the origin of a request, and it would stand in somebody else's mail.
 */
export function createNewsletterLinks(keys: NewsletterKeys, publicUrl: string) {
  const link = (path: string, token: string) => `${publicUrl}${path}?${new URLSearchParams({ token })}`;
  return {
    confirm: (claims: ConfirmationClaims) => link(CONFIRM_PATH, keys.issueConfirmation(claims)),
    unsubscribe: (subscriber: string) => link(UNSUBSCRIBE_PATH, keys.issueUnsubscription(subscriber)),
  };
}

/** Mail providers read these answers, and show them to nobody. */
const answers: Record<Unsubscription, { status: number; text: string }> = {
  done: { status: 200, text: "You will receive no more letters." },
  ended: { status: 404, text: "This link is incomplete." },
  failed: { status: 503, text: "Please try again in a moment." },
};

/**
 * A mail provider sends this form for its user, without cookies, and follows no redirect (RFC 8058). The link's
 * signature is enough. Any other form at this address is the page's own button, and passed on.
 */
export function oneClickUnsubscribe(newsletter: NewsletterService): FetchHandler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== "POST" || pathname !== UNSUBSCRIBE_PATH) return undefined;
    const form = await readForm(request);
    if (form instanceof Response) return form;
    if ((await form.formData()).get("List-Unsubscribe") !== "One-Click") return undefined;
    const { status, text } = answers[newsletter.unsubscribe(searchParams.get("token") ?? "")];
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.never };
    return new Response(text, { status, headers });
  };
}
