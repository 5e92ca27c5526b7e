/** What a visitor has sent with the contact form, checked. */
export type NewEnquiry = {
  name: string;
  email: string;
  /** As it was written, with its line breaks. */
  message: string;
  /** Whether the same words go to her by mail. */
  wantsCopy: boolean;
  /** Made by the form's script, and the same for every press of the same form. Empty without script. */
  formKey: string;
  signs: AutomaticSigns;
};

/** What tells a program from a person. */
export type AutomaticSigns = {
  /** What stands in the field that no person sees. */
  trap: string;
  /** From opening the page to sending the form, in milliseconds. Undefined without script. */
  elapsedMs: number | undefined;
};

/** Kept: it is on disk, and will reach the label whatever ends now. `reference`: what both sides may call it, "K7M2QX". */
export type EnquiryReceipt = { isKept: true; reference: string } | { isKept: false; reason: NotKept };

/**
 * notSetUp: nothing here leads to the label. failed: the disk refuses, or too much waits already. limited: too many from this address,
 * or what a program would send.
 */
export type NotKept = "notSetUp" | "failed" | "limited";

/** Takes what visitors send to the label. */
export type EnquiryDesk = {
  /** Whether anything leads from here to the label. */
  takesMessages: boolean;
  /** Whether it can send a visitor a copy of her words. */
  sendsMail: boolean;
  /** Returns once the enquiry is on disk. Never throws. `visitor`: the IP address. */
  receive(enquiry: NewEnquiry, visitor: string): EnquiryReceipt;
};
