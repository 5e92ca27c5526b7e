import { languageTag } from "./locale.ts";

/** Stands round the label's own texts on the contact page. */
export const contactWords = {
  labels: {
    name: "Name",
    email: "Email",
    message: "Message",
    /** This stands beside the name of a field that must be filled in. */
    required: "required",
    submit: "Submit",
    sending: "Sending",
    whatsapp: "Write on WhatsApp",
    showroom: "Showroom",
    hours: "Hours",
    map: "Visit our showroom",
    appointment: "Book an Appointment",
    phone: "Telephone",
    write: "Email",
    /** This precedes the address to which the answer goes. */
    answerTo: "Answer to",
    /** The receipt names the reference and the day, and repeats none of the visitor's words. */
    copy: "Send me a receipt",
    reference: "Reference",
    another: "Write another message",
    /** Only programs see this field and fill it in. */
    trap: "Leave this empty",
    /** This leads to the privacy page. */
    privacy: "What we keep of it, and for how long",
  },
  errors: {
    summary: "Something is still missing. Your words are kept.",
    nameMissing: "Tell us your name, so that we know whom to answer.",
    nameTooLong: (most: number) =>
      `A name may have ${most} characters. Yours is kept as it is: shorten it, please.`,
    emailMissing: "Leave an email address for the answer.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    messageMissing: "Write a line or two; even a date helps.",
    messageTooLong: (most: number) =>
      `A message may have ${thousands(most)} characters, and this one has more. Nothing is cut: shorten it, or send it in parts.`,
    /** The answer did not come: there is no connection, or the fault is ours. */
    notSent:
      "The page could not take your message just now. Your words are kept: send it once more, or another way.",
  },
  /** The page says this when a message is not stored, beside the two ways on. */
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

/** Stands round the label's own texts in the form of the newsletter. */
export const newsletterFormWords = {
  label: "Email address for the newsletter",
  /** The specification has this, word for word. */
  placeholder: "Enter Your Email",
  submit: "Subscribe",
  privacyPointer: "See our privacy policy.",
  errors: {
    emailMissing: "Enter your email address first.",
    emailMalformed: "This address does not look complete. It should read like name@domain.com.",
    emailTooLong,
    notSent: "The page could not take your address just now. It is kept: send it once more.",
  },
  /** The form says this when the address is not stored, beside the way on. */
  notKept: {
    failed: "The page could not keep your address just now. It is still in the field: send it once more.",
    limited: "The page takes only so many addresses at a time. Yours is still in the field: send it later.",
  },
};

function emailTooLong(most: number): string {
  return `No email address has more than ${most} characters. Yours is kept as it is: please check it.`;
}

function thousands(count: number): string {
  return count.toLocaleString(languageTag);
}
