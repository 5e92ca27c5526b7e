/** What became of a sign-up: always something. `href` is the same request as a WhatsApp message. */
export type NewsletterOutcome = {
  email: string;
  error?: string;
  href?: string;
  /** Nobody has read it yet: there was no response. */
  isUnsent?: true;
};

/** The field that tells this form from others that a screen has. */
export const NEWSLETTER_FIELD = "newsletter";
