import type { FieldLimit } from "#app/ui/field.tsx";
import { isDay, isPast } from "#model/days/day.ts";
import { isEmailAddress } from "#model/entries/email-address.ts";
import { entryLimits, readLine } from "#model/entries/entry-limits.ts";
import type { EnquiryReceipt, NewEnquiry } from "#model/services/enquiry-service.server.ts";
import { lengthOf } from "#model/texts/characters.ts";
import { isVisible } from "#model/texts/is-visible.ts";
import type { ContactScreen } from "#model/texts/label-texts.server.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";

/** A form as it came back: all of the visitor's words, what is wrong with them, or what became of them. */
export type SentForm = Pick<NewEnquiry, "name" | "email" | "message" | "wantsCopy"> & {
  /** Empty where the visitor has left no number. */
  phone: string;
  /** A line about the day of the event, where the message does not name it. */
  event?: string;
  /** Each field's name leads to its error. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** The same words as a WhatsApp message. */
  href?: string;
  /** The shop's receipt. */
  receipt?: EnquiryReceipt;
  /** There was no response, so nobody has read it. */
  isUnsent?: true;
};

/** The choice to get one's own words by mail, which is only there where the shop sends mail. */
export const COPY_FIELD = "copy";

/** Whether a form comes back for what is wrong in it. One that has been sent comes back for nothing else. */
export function hasErrors({ errors, receipt, isUnsent }: SentForm): boolean {
  return receipt || isUnsent ? stopsMessage(errors) : Object.keys(errors).length > 0;
}

/** A field that nobody has to fill in stops no message: what is wrong with it is said beside it. */
export function stopsMessage(errors: SentForm["errors"]): boolean {
  return Object.keys(errors).some((name) => REQUIRED.has(name));
}

const REQUIRED: ReadonlySet<string> = new Set(["name", "email", "message"]);

/** A rule for an entry, and the error where it fails. */
type Rule = { holds: (entry: string) => boolean; error: string };

/** The rules of each field, by its name. */
export type Rules = Readonly<Record<string, readonly Rule[]>>;

/** The first thing that is wrong with each field, by its name: an empty entry is not malformed as well. */
export function errorsOf(entries: Readonly<Record<string, string>>, rules: Rules): Record<string, string> {
  const broken = Object.entries(rules).flatMap(([name, ofField]) => {
    const rule = ofField.find(({ holds }) => !holds(entries[name] ?? ""));
    return rule ? [[name, rule.error] as const] : [];
  });
  return Object.fromEntries(broken);
}

/** Browser and server check the same rules, because the server believes no browser. */
export function personRules(texts: ContactScreen["errors"]): Rules {
  return {
    name: [
      isThere(texts.nameMissing),
      { holds: (name) => lengthOf(name) <= entryLimits.name, error: texts.nameTooLong },
    ],
    email: [
      isThere(texts.emailMissing),
      { holds: ({ length }) => length <= entryLimits.email, error: texts.emailTooLong },
      { holds: isEmailAddress, error: texts.emailMalformed },
    ],
    message: [
      isThere(texts.messageMissing),
      { holds: (message) => lengthOf(message) <= entryLimits.message, error: texts.messageTooLong },
    ],
  };
}

/** The day of the event, which nobody has to give, and which stops nothing. */
export function dayRules(texts: ContactScreen["errors"]): Rules {
  return {
    date: [
      { holds: (day) => day === "" || isDay(day), error: texts.dateUnreadable },
      { holds: (day) => day === "" || !isPast(day), error: texts.datePast },
    ],
  };
}

/** The day of a sent form: empty for one that has passed, or that nobody can read. */
export function dayToSend(date: string): string {
  return isDay(date) && !isPast(date) ? date : "";
}

/** A telephone number as it was typed, in the digits that everybody reads. */
export function readPhone(form: FormData): string {
  return plainDigits(readShortLine(form, "phone", entryLimits.phone));
}

/** A line that nobody has to write stops nothing: what is too long is cut, between characters. */
export function readShortLine(form: FormData, name: string, most: number): string {
  return Array.from(readLine(form, name)).slice(0, most).join("");
}

function isThere(error: string): Rule {
  return { holds: isVisible, error };
}

/** How much a field may hold, counted as the server counts it. */
export function limitOf(name: keyof typeof entryLimits): FieldLimit {
  return { max: entryLimits[name], lengthOf: name === "email" ? unitsIn : lengthOf };
}

function unitsIn({ length }: string): number {
  return length;
}
