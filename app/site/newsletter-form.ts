import { whatsAppLink } from "#app/catalogue/enquiry.ts";
import type { NewsletterTexts } from "#app/label/contact.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import type { House } from "#app/label/house.ts";
import type { NewsletterOutcome } from "./newsletter.tsx";

/** Reads the footer's form; whatever was typed comes back with what is wrong or with the way on. */
export function readNewsletter(
  form: FormData,
  { house, newsletter }: { house: House; newsletter: NewsletterTexts },
): NewsletterOutcome {
  const entry = form.get("email");
  const email = typeof entry === "string" ? entry.trim().slice(0, 254) : "";
  if (email === "") return { email, error: newsletter.errors.emailMissing };
  if (!isEmailAddress(email)) return { email, error: newsletter.errors.emailMalformed };
  return { email, href: whatsAppLink(house.phone, `${newsletter.messageLead} ${email}.`) };
}
