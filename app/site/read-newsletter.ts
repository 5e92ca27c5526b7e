import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { isEmailAddress } from "#model/entries/email-address.ts";
import { entryLimits, readEmail } from "#model/entries/entry-limits.ts";
import type { NewsletterTexts } from "#model/texts/label-texts.server.ts";
import type { NewsletterOutcome } from "./newsletter-form.ts";

/** Reads the footer's form; whatever was typed comes back with what is wrong or with the way on. */
export function readNewsletter(
  form: FormData,
  { phone, newsletter }: { phone: string; newsletter: NewsletterTexts },
): NewsletterOutcome {
  const email = readEmail(form);
  if (email === "") return { email, error: newsletter.errors.emailMissing };
  if (email.length > entryLimits.email) return { email, error: newsletter.errors.emailTooLong };
  if (!isEmailAddress(email)) return { email, error: newsletter.errors.emailMalformed };
  return { email, ...(phone && { href: whatsAppLink(phone, `${newsletter.messageLead} ${email}.`) }) };
}
