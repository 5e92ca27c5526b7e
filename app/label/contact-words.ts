import { entryLimits } from "./entry-limits.ts";

const emailTooLong = `No email address has more than ${entryLimits.email} characters. Yours is kept as it is: please check it.`;

/** What the contact page and the form of a message say round the label's own texts. */
export const contactWords = {
  labels: {
    name: "Name",
    email: "Email",
    message: "Message",
    /** Beside the name of a field that must be filled in. */
    required: "required",
    submit: "Submit",
    whatsapp: "Write on WhatsApp",
    showroom: "Showroom",
    hours: "Hours",
    map: "Visit our showroom",
    appointment: "Book an Appointment",
    phone: "Telephone",
    write: "Email",
    /** Beside the address to which the answer goes. */
    answerTo: "Answer to",
    /** Of the choice to get one's own words by mail. */
    copy: "Send me a copy",
    reference: "Reference",
    another: "Write another message",
    /** Of the field that only programs fill in. */
    trap: "Leave this empty",
    /** Leads to the privacy page. */
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
    /** The answer did not come: no connection, or a fault of ours. */
    notSent:
      "The page could not take your message just now. Your words are kept: send it once more, or another way.",
  },
  limits: {
    /** Follows the number of characters that still fit. */
    left: { one: "character left", many: "characters left" },
    /** Follows the number of those that do not. */
    over: { one: "character too many", many: "characters too many" },
  },
  /** Said when a message is not kept, beside the two ways on. */
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
};

/** What the form of the newsletter says round the label's own texts. */
export const newsletterFormWords = {
  label: "Email address for the newsletter",
  /** By specification, word for word. */
  placeholder: "Enter Your Email",
  submit: "Subscribe",
  privacyPointer: "See our privacy policy.",
  errors: {
    emailMissing: "Enter your email address first.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    notSent: "The page could not take your address just now. It is kept: send it once more.",
  },
  /** Said when the address is not kept, beside the way on. */
  notKept: {
    failed: "The page could not keep your address just now. It is still in the field: send it once more.",
    limited: "The page takes only so many addresses at a time. Yours is still in the field: send it later.",
  },
};

function thousands(count: number): string {
  return count.toLocaleString("en");
}
