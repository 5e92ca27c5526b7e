import { whatsAppLink } from "#app/catalogue/enquiry.ts";
import { lengthOf } from "#app/label/characters.ts";
import type { ContactScreen } from "#app/label/contact-texts.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import { entryLimits, readEntry } from "#app/label/entry-limits.ts";
import type { LabelSettings } from "#app/label/label-settings.ts";

type Entries = { name: string; email: string; message: string };

/** A form as it came back: every word the visitor typed, whole, what is wrong with it, and the way on once nothing is. */
export type SentContact = Entries & {
  errors: Partial<Record<keyof Entries, string>>;
  /** The same words as a WhatsApp message. */
  href?: string;
  /** Nobody has read it yet: there was no response. */
  isUnsent?: true;
};

export function readContact(
  form: FormData,
  { contact, labelSettings }: { contact: ContactScreen; labelSettings: Pick<LabelSettings, "phone"> },
): SentContact {
  const { name, email, message } = entriesOf(form);
  const errors = errorsIn({ name, email, message }, contact.errors);
  if (Object.keys(errors).length > 0) return { name, email, message, errors };
  const text = `${contact.messageLead}\n\n${message}\n\n${name}, ${email}`;
  return { name, email, message, errors, href: whatsAppLink(labelSettings.phone, text) };
}

/** The form as it is, for a server that did not respond. */
export function notSent(form: FormData): SentContact {
  return { ...entriesOf(form), errors: {}, isUnsent: true };
}

function entriesOf(form: FormData): Entries {
  return {
    name: readEntry(form, "name"),
    email: readEntry(form, "email"),
    message: readEntry(form, "message"),
  };
}

function errorsIn({ name, email, message }: Entries, texts: ContactScreen["errors"]): SentContact["errors"] {
  const errors: SentContact["errors"] = {};
  if (name === "") errors.name = texts.nameMissing;
  else if (lengthOf(name) > entryLimits.name) errors.name = texts.nameTooLong;
  if (email === "") errors.email = texts.emailMissing;
  else if (email.length > entryLimits.email) errors.email = texts.emailTooLong;
  else if (!isEmailAddress(email)) errors.email = texts.emailMalformed;
  if (message === "") errors.message = texts.messageMissing;
  else if (lengthOf(message) > entryLimits.message) errors.message = texts.messageTooLong;
  return errors;
}
