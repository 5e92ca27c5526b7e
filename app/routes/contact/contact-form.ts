import { whatsAppLink } from "#app/catalogue/enquiry.ts";
import type { ContactScreen } from "#app/label/contact.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import type { House } from "#app/label/house.ts";

/** A form as it came back: every word the visitor typed, what is wrong with it, and the way on once nothing is. */
export type SentContact = {
  name: string;
  email: string;
  message: string;
  errors: Partial<Record<"name" | "email" | "message", string>>;
  /** The same words as a WhatsApp message. */
  href?: string;
};

/** Longest entries that are kept, in characters; a WhatsApp link has to fit into an address bar. */
const LIMITS = { name: 120, email: 254, message: 2000 };

export function readContact(
  form: FormData,
  { contact, house }: { contact: ContactScreen; house: House },
): SentContact {
  const name = entry(form, "name");
  const email = entry(form, "email");
  const message = entry(form, "message");
  const errors: SentContact["errors"] = {};
  if (name === "") errors.name = contact.errors.nameMissing;
  if (email === "") errors.email = contact.errors.emailMissing;
  else if (!isEmailAddress(email)) errors.email = contact.errors.emailMalformed;
  if (message === "") errors.message = contact.errors.messageMissing;
  if (Object.keys(errors).length > 0) return { name, email, message, errors };
  const text = `${contact.messageLead}\n\n${message}\n\n${name}, ${email}`;
  return { name, email, message, errors, href: whatsAppLink(house.phone, text) };
}

function entry(form: FormData, field: keyof typeof LIMITS): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim().slice(0, LIMITS[field]) : "";
}
