import { createContext, data, type RouterContextProvider } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { type BotSignals, notStoredStatus } from "#model/services/enquiry-service.server.ts";
import type { SignUpReceipt } from "#model/services/newsletter-service.server.ts";
import type { NewsletterTexts } from "#model/texts/label-texts.server.ts";
import { NEWSLETTER_FIELD, NEWSLETTER_HONEYPOT, type NewsletterOutcome } from "./newsletter-form.ts";
import { readNewsletter } from "./read-newsletter.ts";

/** The outcome of a form sent without script, for the page that is rendered in response. */
export const newsletterContext = createContext<NewsletterOutcome | null>(null);

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** The action of every screen: the newsletter form is in the footer of each. Other forms are refused with 405. */
export async function screenAction(sent: Sent) {
  if (await isNewsletter(sent.request)) return newsletterAction(sent);
  throw data(null, { status: 405, statusText: "Method Not Allowed" });
}

/** Whether the form is the footer's; leaves the request to be read. */
export async function isNewsletter(request: Request): Promise<boolean> {
  return (await request.clone().formData()).has(NEWSLETTER_FIELD);
}

export async function newsletterAction({ request, context }: Sent) {
  const { texts, newsletter: service, visitor = "" } = context.get(shopContext);
  const { labelSettings, newsletter } = texts;
  const form = await request.formData();
  const { href, ...read } = readNewsletter(form, { phone: labelSettings.phone, newsletter });
  if (read.error) return answer(context, read, 422);
  const receipt = service.signUp({ email: read.email, botSignals: botSignalsOf(form) }, visitor);
  const text = textFor(receipt, newsletter);
  const isMailed = receipt === "mailed";
  return answer(
    context,
    { ...read, text, ...(href && !isMailed && { href }) },
    isMailed ? 200 : notStoredStatus[receipt],
  );
}

function answer(context: Sent["context"], outcome: NewsletterOutcome, status: number) {
  context.set(newsletterContext, outcome);
  return data({ newsletter: outcome }, { status });
}

function textFor(receipt: SignUpReceipt, { mailed, notKept, outcome }: NewsletterTexts): string {
  if (receipt === "mailed") return mailed;
  return receipt === "notSetUp" ? outcome.text : notKept[receipt];
}

function botSignalsOf(form: FormData): BotSignals {
  const [elapsed = "", honeypot = ""] = [NEWSLETTER_FIELD, NEWSLETTER_HONEYPOT].map((name) =>
    String(form.get(name) ?? ""),
  );
  return { honeypot, elapsedMs: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined };
}
