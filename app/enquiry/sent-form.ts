import type { EnquiryReceipt } from "#app/content/enquiry-service.server.ts";

/** A form as it came back: the visitor's words, whole, what is wrong with them, and what became of them once nothing is. */
export type SentForm = {
  name: string;
  email: string;
  message: string;
  wantsCopy: boolean;
  /** By the name of the field. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** The same words as a WhatsApp message. */
  href?: string;
  /** The shop's receipt. */
  receipt?: EnquiryReceipt;
  /** Nobody has read it yet: there was no response. */
  isUnsent?: true;
};

/** The choice to get one's own words by mail, which is only there where the shop sends mail. */
export const COPY_FIELD = "copy";

export function hasErrors({ errors }: Pick<SentForm, "errors">): boolean {
  return Object.keys(errors).length > 0;
}
