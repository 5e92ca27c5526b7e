import { dayToSend } from "#app/enquiry/sent-form.ts";
import { withCountryCode } from "#model/entries/national-number.server.ts";
import type { SentContact } from "./contact-form.tsx";

/** The label may know this beside the message; undefined where the visitor has said neither. */
export function detailsOf({ phone, date }: Pick<SentContact, "phone" | "date">, labelPhone: string) {
  const day = dayToSend(date);
  return phone || day ? { phone: withCountryCode(phone, labelPhone), date: day } : undefined;
}
