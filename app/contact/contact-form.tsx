import { PersonFields, PhoneField } from "#app/enquiry/person-fields.tsx";
import {
  COPY_FIELD,
  dayRules,
  dayToSend,
  errorsOf,
  limitOf,
  personRules,
  readPhone,
  type SentForm,
  stopsMessage,
} from "#app/enquiry/sent-form.ts";
import { Field } from "#app/ui/field.tsx";
import { dayInWords, isDay, LAST_DAY, readDay } from "#model/days/day.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import { readEmail, readEntry, readLine } from "#model/entries/entry-limits.ts";
import type { ContactScreen, LabelSettings } from "#model/texts/label-texts.server.ts";
import { isolated, labelled, separated } from "#words/locale.ts";
import styles from "./contact.module.css";

const entryNames = ["name", "email", "message", "phone", "date"] as const;

type Entries = Record<(typeof entryNames)[number], string>;

export type SentContact = SentForm & Entries & { errors: Partial<Record<keyof Entries, string>> };

type Texts = { contact: ContactScreen; labelSettings: Pick<LabelSettings, "phone"> };

/** The browser reads the form before it is sent, and the server again, which believes no browser. */
export function readContact(form: FormData, { contact, labelSettings }: Texts): SentContact {
  const entries = entriesOf(form);
  const wantsCopy = form.has(COPY_FIELD);
  const errors = errorsOf(entries, { ...personRules(contact.errors), ...dayRules(contact.errors) });
  if (stopsMessage(errors)) return { ...entries, wantsCopy, errors };
  const { name, email, message, phone, date } = entries;
  // A date that cannot be read is passed on as it was typed; one that has passed is in no message.
  const day = isDay(date) ? dayInWords(dayToSend(date)) : date;
  const event = day && labelled(contact.labels.event, day);
  const parts = [
    contact.messageLead,
    message,
    event,
    separated([name, email, isolated(phone)].filter(Boolean)),
  ];
  const text = parts.filter((part, at) => part || at === 0).join("\n\n");
  return { ...entries, wantsCopy, errors, event, href: whatsAppLink(labelSettings.phone, text) };
}

/** The form as it is, for a server that did not respond. */
export function notSent(form: FormData): SentContact {
  return { ...entriesOf(form), wantsCopy: form.has(COPY_FIELD), errors: {}, isUnsent: true };
}

/** A form that did not get through has the same ways on as one that was not stored. */
export function withWaysOn(sent: SentContact, texts: Texts): SentContact {
  if (!sent.isUnsent) return sent;
  const form = new FormData();
  for (const name of entryNames) form.set(name, sent[name]);
  return { ...readContact(form, texts), wantsCopy: sent.wantsCopy, isUnsent: true };
}

function entriesOf(form: FormData): Entries {
  return {
    name: readLine(form, "name"),
    email: readEmail(form),
    message: readEntry(form, "message"),
    phone: readPhone(form),
    date: readDay(readEntry(form, "date")),
  };
}

type ContactFieldsProps = {
  texts: ContactScreen;
  phoneExample: string | undefined;
  /** The visitor's entries, kept when something was wrong. */
  sent: SentContact | undefined;
  errors: SentContact["errors"] | undefined;
};

export function ContactFields({ texts, phoneExample, sent, errors }: ContactFieldsProps) {
  return (
    <>
      <PersonFields texts={texts} sent={sent} errors={errors} />
      <Field
        label={texts.labels.message}
        isRequired
        limit={limitOf("message")}
        error={errors?.message}
        input={{ name: "message", rows: 5, defaultValue: sent?.message }}
      />
      <div className={styles.optional}>
        <PhoneField label={texts.labels.telephone} example={phoneExample} phone={sent?.phone} />
        <Field
          label={texts.labels.date}
          error={errors?.date}
          input={{ name: "date", type: "date", max: LAST_DAY, defaultValue: sent?.date }}
        />
      </div>
    </>
  );
}
