import type { BotSignals, NotStoredReason, PageLanguage } from "./enquiry-service.server.ts";

/** A visitor's sign-up with the footer's form. */
export type SignUp = { email: string; botSignals: BotSignals; language?: PageLanguage };

/** "mailed" tells nobody whether the address is on the list already, or gets no more mails today. */
export type SignUpReceipt = "mailed" | NotStoredReason;

/** "again" means that the link was used before, "ended" that it is too old or not ours, "failed" that the disk refuses. */
export type Confirmation = "confirmed" | "again" | "ended" | "failed";

/** done: it is off the list, or was never on it. */
export type Unsubscription = "done" | "ended" | "failed";

/** Takes addresses for the label's list, and off it. Nothing here throws, and nothing says whether an address is on the list. */
export type NewsletterService = {
  /** Whether a mail can be sent from here that is to be confirmed, and its address be stored then. */
  canConfirm: boolean;
  /** Returns once it is on disk that the mail is to be sent. `visitor`: the IP address. */
  signUp(signUp: SignUp, visitor: string): SignUpReceipt;
  /** Whether the link of such a mail would be taken. Changes nothing. */
  isConfirmable(token: string): boolean;
  /** The act of the button behind that link. */
  confirm(token: string, language?: PageLanguage): Confirmation;
  /** Whether it is a link of ours. Changes nothing. */
  isUnsubscribable(token: string): boolean;
  unsubscribe(token: string): Unsubscription;
};

/** Where the shop may write nowhere: nothing is stored, and nothing was. */
export const noNewsletter: NewsletterService = {
  canConfirm: false,
  signUp: () => "notSetUp",
  isConfirmable: () => false,
  confirm: () => "ended",
  isUnsubscribable: () => false,
  unsubscribe: () => "ended",
};
