import { cachePolicies } from "#app/cache-policies.ts";
import type { NewsletterService, Unsubscription } from "#app/content/newsletter-service.server.ts";
import type { FetchHandler } from "#server/http/middleware.ts";
import { readForm } from "#server/pages/visitor-forms.ts";
import { UNSUBSCRIBE_PATH } from "./newsletter-links.ts";

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
