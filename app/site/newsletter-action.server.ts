import { createContext, data, type RouterContextProvider } from "react-router";
import { NEWSLETTER_FIELD, type NewsletterOutcome } from "./newsletter-form.ts";
import { readNewsletter } from "./read-newsletter.ts";

/** The outcome of a form sent without script, for the page that is rendered in response. */
export const newsletterContext = createContext<NewsletterOutcome | null>(null);

type Sent = { request: Request; context: Readonly<RouterContextProvider> };
type Texts = {
  labelSettings: { phone: string };
  newsletter: Parameters<typeof readNewsletter>[1]["newsletter"];
};

/** The action of every screen: the newsletter form is in the footer of each. Other forms are refused with 405. */
export async function screenAction(sent: Sent, texts: Texts) {
  const form = await sent.request.clone().formData();
  if (!form.has(NEWSLETTER_FIELD)) throw data(null, { status: 405, statusText: "Method Not Allowed" });
  return newsletterAction(sent, texts);
}

export async function newsletterAction({ request, context }: Sent, { labelSettings, newsletter }: Texts) {
  const outcome = readNewsletter(await request.formData(), { phone: labelSettings.phone, newsletter });
  context.set(newsletterContext, outcome);
  return data({ newsletter: outcome }, { status: outcome.error ? 422 : 200 });
}
