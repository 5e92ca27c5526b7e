import * as z from "zod/mini";
import { whatsAppLink } from "#app/catalogue/enquiry.ts";
import type { EnquiryReceipt } from "#app/content/enquiry-desk.server.ts";
import { lengthOf } from "#app/label/characters.ts";
import type { ContactScreen } from "#app/label/contact-texts.ts";
import { isEmailAddress } from "#app/label/email-address.ts";
import { entryLimits, readEntry } from "#app/label/entry-limits.ts";
import type { LabelSettings } from "#app/label/label-settings.ts";

type Entries = { name: string; email: string; message: string };

/** Of the choice that is only there where the shop sends mail. */
export const COPY_FIELD = "copy";

/** A form as it came back: every word the visitor typed, whole, what is wrong with it, and what became of it once nothing is. */
export type SentContact = Entries & {
  wantsCopy: boolean;
  errors: Partial<Record<keyof Entries, string>>;
  /** The same words as a WhatsApp message. */
  href?: string;
  /** What the shop did with it. */
  receipt?: EnquiryReceipt;
  /** Nobody has read it yet: there was no response. */
  isUnsent?: true;
};

type Texts = { contact: ContactScreen; labelSettings: Pick<LabelSettings, "phone"> };

/** The same in the browser, before anything is sent, and on the server, which believes no browser. */
export function readContact(form: FormData, { contact, labelSettings }: Texts): SentContact {
  const entries = entriesOf(form);
  const wantsCopy = form.has(COPY_FIELD);
  const errors = errorsIn(entries, contact.errors);
  if (Object.keys(errors).length > 0) return { ...entries, wantsCopy, errors };
  const { name, email, message } = entries;
  const text = `${contact.messageLead}\n\n${message}\n\n${name}, ${email}`;
  return { ...entries, wantsCopy, errors, href: whatsAppLink(labelSettings.phone, text) };
}

/** The form as it is, for a server that did not respond. */
export function notSent(form: FormData): SentContact {
  return { ...entriesOf(form), wantsCopy: form.has(COPY_FIELD), errors: {}, isUnsent: true };
}

function entriesOf(form: FormData): Entries {
  return {
    name: readEntry(form, "name"),
    email: readEntry(form, "email"),
    message: readEntry(form, "message"),
  };
}

function errorsIn(entries: Entries, texts: ContactScreen["errors"]): SentContact["errors"] {
  const { error } = contactSchema(texts).safeParse(entries);
  const found = Object.entries(error ? z.flattenError(error).fieldErrors : {});
  return Object.fromEntries(found.map(([name, errors]) => [name, errors[0] ?? ""]));
}

function contactSchema(texts: ContactScreen["errors"]) {
  return z.object({
    name: entry(texts.nameMissing, texts.nameTooLong, (name) => lengthOf(name) <= entryLimits.name),
    email: entry(texts.emailMissing, texts.emailTooLong, ({ length }) => length <= entryLimits.email).check(
      z.refine(isEmailAddress, texts.emailMalformed),
    ),
    message: entry(
      texts.messageMissing,
      texts.messageTooLong,
      (message) => lengthOf(message) <= entryLimits.message,
    ),
  });
}

/** Said first is what is wrong first: an empty entry is not malformed as well. */
function entry(missing: string, tooLong: string, fits: (text: string) => boolean) {
  return z.string().check(
    z.refine((text) => text !== "", { error: missing, abort: true }),
    z.refine(fits, { error: tooLong, abort: true }),
  );
}
