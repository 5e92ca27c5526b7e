/** What a visitor has sent with a form, checked. */
export type NewEnquiry = {
  name: string;
  email: string;
  /** As it was written, with its line breaks. */
  message: string;
  /** Whether the same words go to her by mail. */
  wantsCopy: boolean;
  /** Made by the form's script, and the same for every press of the same form. Empty without script. */
  formKey: string;
  botSignals: BotSignals;
  /** The code in the message itself, which becomes its reference. */
  reference?: string;
  /** Of an enquiry about a dress. */
  details?: EnquiryDetails;
};

/** What an enquiry was about, in words and as it was when it was sent; empty where nothing was said. */
export type EnquiryDetails = {
  purpose: "rent" | "purchase" | "question" | "fittingList";
  dress: string;
  /** The dress's page, with her choices. */
  address: string;
  colour: string;
  size: string;
  measurements: string;
  /** "2027-05-09". */
  date: string;
  city: string;
};

/** What tells a program from a person. */
export type BotSignals = {
  /** What stands in the field that no person sees. */
  honeypot: string;
  /** From opening the page to sending the form, in milliseconds. Undefined without script. */
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

/** Takes what visitors send to the label. */
export type EnquiryService = {
  /** Whether anything leads from here to the label. */
  takesMessages: boolean;
  /** Whether it can send a visitor a copy of her words. */
  sendsMail: boolean;
  /** Returns once the enquiry is on disk. Never throws. `visitor`: the IP address. */
  receive(enquiry: NewEnquiry, visitor: string): EnquiryReceipt;
};
