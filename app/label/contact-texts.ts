import * as editorial from "./editorial-pictures.ts";
import { entryLimits } from "./entry-limits.ts";
import type { LabelPicture } from "./label-picture.ts";
import { labelSettings } from "./label-settings.ts";

export type ContactScreen = {
  title: string;
  lead: string;
  /** For search engines: 155 characters at most. */
  description: string;
  picture: LabelPicture | undefined;
  labels: {
    name: string;
    email: string;
    message: string;
    /** Beside the name of a field that must be filled in. */
    required: string;
    submit: string;
    whatsapp: string;
    showroom: string;
    hours: string;
    map: string;
    appointment: string;
    phone: string;
    write: string;
    /** Beside the address to which the answer goes. */
    answerTo: string;
    /** Of the choice to get one's own words by mail. */
    copy: string;
    reference: string;
    another: string;
    /** Of the field that only programs fill in. */
    trap: string;
    /** Leads to the privacy page. */
    privacy: string;
  };
  errors: {
    summary: string;
    nameMissing: string;
    nameTooLong: string;
    emailMissing: string;
    emailMalformed: string;
    emailTooLong: string;
    messageMissing: string;
    messageTooLong: string;
    /** The answer did not come: no connection, or a fault of ours. */
    notSent: string;
  };
  limits: {
    /** Follows the number of characters that still fit. */
    left: { one: string; many: string };
    /** Follows the number of those that do not. */
    over: { one: string; many: string };
  };
  /** Said once the message is kept for the label. */
  kept: { heading: string; text: string };
  /** Said when it is not, beside the two ways on. */
  notKept: Record<"failed" | "limited", { heading: string; text: string }>;
  /** The two ways on; heading and text are said where the shop has no way to the label of its own. */
  outcome: { heading: string; text: string; whatsapp: string; email: string };
  /** Opens the WhatsApp message; the visitor's own words follow, then their name and address. */
  messageLead: string;
};

export type NewsletterTexts = {
  label: string;
  submit: string;
  privacyPointer: string;
  errors: { emailMissing: string; emailMalformed: string; emailTooLong: string; notSent: string };
  /** Said once a mail with a link is on its way. */
  mailed: string;
  /** Said when the address is not kept, beside the way on. */
  notKept: Record<"failed" | "limited", string>;
  /** The way on; the text is said where the shop cannot confirm an address. */
  outcome: { text: string; whatsapp: string };
  /** Opens the WhatsApp message; the email address follows. */
  messageLead: string;
};

const emailTooLong = `No email address has more than ${entryLimits.email} characters. Yours is kept as it is: please check it.`;

export const contact: ContactScreen = {
  title: "Contact *us*",
  lead: "A date, a dress, a doubt about a size: tell us what you know so far and we start from there.",
  description: `Write to the atelier, call, or book an appointment at the showroom: ${labelSettings.showroom.address.join(", ")}, ${labelSettings.hours.join(", ")}.`,
  picture: editorial.bow,
  labels: {
    name: "Name",
    email: "Email",
    message: "Message",
    required: "required",
    submit: "Submit",
    whatsapp: "Write on WhatsApp",
    showroom: "Showroom",
    hours: "Hours",
    map: "Visit our showroom",
    appointment: "Book an Appointment",
    phone: "Telephone",
    write: "Email",
    answerTo: "Answer to",
    copy: "Send me a copy",
    reference: "Reference",
    another: "Write another message",
    trap: "Leave this empty",
    privacy: "What we keep of it, and for how long",
  },
  errors: {
    summary: "Something is still missing. Your words are kept.",
    nameMissing: "Tell us your name, so that we know whom to answer.",
    nameTooLong: `A name may have ${entryLimits.name} characters. Yours is kept as it is: shorten it, please.`,
    emailMissing: "Leave an email address for the answer.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    messageMissing: "Write a line or two; even a date helps.",
    messageTooLong: `A message may have ${thousands(entryLimits.message)} characters, and this one has more. Nothing is cut: shorten it, or send it in parts.`,
    notSent:
      "The page could not take your message just now. Your words are kept: send it once more, or another way.",
  },
  limits: {
    left: { one: "character left", many: "characters left" },
    over: { one: "character too many", many: "characters too many" },
  },
  kept: {
    heading: "Thank *you*",
    text: "Your message is with us, word for word. Name the reference if you write or call about it again.",
  },
  notKept: {
    failed: {
      heading: "Not sent *yet*",
      text: "The page could not keep your message just now. It is ready here, word for word: send it on WhatsApp, write to us by email, or press Submit once more.",
    },
    limited: {
      heading: "Another *way*",
      text: "The page takes only so many messages at a time, and few links in one. Yours is ready here, word for word: send it on WhatsApp, or write to us by email.",
    },
  },
  outcome: {
    heading: "Nearly *there*",
    text: "Your message is not delivered from this page yet. It is ready below, word for word: send it on WhatsApp and it is with us at once, or write to us by email.",
    whatsapp: "Send on WhatsApp",
    email: "Write an email",
  },
  messageLead: "Hello, I am writing from the contact page.",
};

export const newsletter: NewsletterTexts = {
  label: "Email address for the newsletter",
  submit: "Subscribe",
  privacyPointer: "See our privacy policy.",
  errors: {
    emailMissing: "Enter your email address first.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    notSent: "The page could not take your address just now. It is kept: send it once more.",
  },
  mailed:
    "One more step: a mail is on its way. Press the link in it, within seven days, and you are on the list. Does it not come? Look among unwanted mail, or check the address.",
  notKept: {
    failed: "The page could not keep your address just now. It is still in the field: send it once more.",
    limited: "The page takes only so many addresses at a time. Yours is still in the field: send it later.",
  },
  outcome: {
    text: "You are not on the list yet: this page cannot sign you up by itself. Ask for the letters on WhatsApp and we add your address by hand.",
    whatsapp: "Ask on WhatsApp",
  },
  messageLead: "Hello, I would like to receive letters from the atelier. My email address is",
};

function thousands(count: number): string {
  return count.toLocaleString("en");
}
