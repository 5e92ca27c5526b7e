import type { ContactScreen, Messages } from "#app/content/texts/label-texts.server.ts";
import type { PersonErrors } from "./entry-errors.ts";
import type { OutcomeTexts } from "./outcome.tsx";

/** Fetched when the form is opened: no page has to bring it along. */
export const COMPOSER_TEXTS_PATH = "/enquiry.json";

export const COMPOSER_PATH = "/enquiry";

/** The texts and facts of the enquiry form, whatever the dress. */
export type ComposerTexts = {
  messages: Messages;
  /** The contact page's texts about the same things. */
  contact: OutcomeTexts & {
    errors: PersonErrors;
    labels: Pick<ContactScreen["labels"], "name" | "email" | "required" | "copy" | "trap" | "privacy">;
  };
  label: { name: string; email: string; phone: string };
  sendsMail: boolean;
  /** The shop's address without a slash at the end. */
  origin: string;
};
