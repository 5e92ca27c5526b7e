import type { ContactScreen, Messages } from "#app/content/texts/label-texts.server.ts";
import type { PersonErrors } from "./entry-errors.ts";
import type { OutcomeTexts } from "./outcome.tsx";

/** Fetched when the form is opened: no page has to bring it along. */
export const COMPOSER_TEXTS_PATH = "/enquiry.json";

export const COMPOSER_PATH = "/enquiry";

/** What the form that adds a few words says and knows, whatever the dress. */
export type ComposerTexts = {
  messages: Messages;
  /** What the contact page says of the same things. */
  contact: OutcomeTexts & {
    errors: PersonErrors;
    labels: Pick<ContactScreen["labels"], "name" | "email" | "required" | "copy" | "trap" | "privacy">;
  };
  label: { name: string; email: string; phone: string };
  sendsMail: boolean;
  /** Of the shop, without a slash at the end. */
  origin: string;
};
