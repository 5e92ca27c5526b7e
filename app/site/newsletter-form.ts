/**
 * The outcome of a sign-up; there always is one. `href` sends the same request by WhatsApp, where the label has a
 * number.
 */
export type NewsletterOutcome = {
  email: string;
  error?: string;
  /** The answer to an address that can be read. */
  text?: string | undefined;
  href?: string;
  /** Nobody has read it yet: there was no response. */
  isUnsent?: true;
};

/** The field that tells this form from a screen's own. With script it says for how many milliseconds the page has been open. */
export const NEWSLETTER_FIELD = "newsletter";

/** A field that nobody sees, with a name that programs like to fill in. */
export const NEWSLETTER_HONEYPOT = "website";
