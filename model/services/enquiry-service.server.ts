import type { SaidDetails, SentPerson } from "#model/documents/enquiry-document.ts";

/** The message has its line breaks. */
export type NewEnquiry = SentPerson & {
  /** Whether the visitor gets a receipt by mail. */
  wantsCopy: boolean;
  /** The form's script makes it, the same for every press of the same form. It is empty without script. */
  formKey: string;
  botSignals: BotSignals;
  /** The code in the message itself, which becomes its reference. */
  reference?: string;
  details?: SaidDetails;
  language?: PageLanguage;
};

/** The language of the page that something is sent from, "fr"; undefined for the shop's first. Its pages leave it out. */
export type PageLanguage = string | undefined;

/** These signals tell a program from a person. */
export type BotSignals = {
  /** The entry of the field that no person sees. */
  honeypot: string;
  /** Milliseconds from opening the page to sending the form. Undefined without script. */
  elapsedMs: number | undefined;
};

/** Stored: it is on disk, and will reach the label whatever ends now. `reference`: what both sides may call it, "K7M2QX". */
export type EnquiryReceipt =
  | { isStored: true; reference: string }
  | { isStored: false; reason: NotStoredReason };

/**
 * notSetUp: nothing here leads to the label. failed: the disk refuses, or too much waits already. limited: too many from this address,
 * or what a program would send.
 */
export type NotStoredReason = "notSetUp" | "failed" | "limited";

/** The status of the answer to such a form. */
export const notStoredStatus = { notSetUp: 200, failed: 503, limited: 429 } as const satisfies Record<
  NotStoredReason,
  number
>;

/** Takes what visitors send to the label. */
export type EnquiryService = {
  /** Whether anything leads from here to the label. */
  takesMessages: boolean;
  /** Whether it can send a visitor a receipt. */
  sendsMail: boolean;
  /** Returns once the enquiry is on disk. Never throws. `visitor`: the IP address. */
  receive(enquiry: NewEnquiry, visitor: string): EnquiryReceipt;
};
