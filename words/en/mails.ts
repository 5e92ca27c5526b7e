/** The shop's own emails say this; `label` is the label's name. */
export const mailWords = {
  notice: {
    /** `dress` is empty where it is about none. */
    subject: (name: string, reference: string, dress: string) =>
      [`Enquiry ${reference} from ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name: string, when: string) => `${name} wrote on ${when}`,
    answer: (email: string) => `Reply to this email to answer ${email}.`,
    studio: "The enquiry is in Studio, under Enquiries.",
  },
  copy: {
    subject: (label: string, reference: string) => `Your message to ${label} (${reference})`,
    heading: "Your message has arrived",
    text: (label: string, when: string) =>
      `Thank you for writing to ${label}. We received your message on ${when}.`,
    notYou:
      "If you did not write to us, someone entered your address by mistake. You will hear nothing more.",
  },
  /** The label's own answer begins so, by mail or on WhatsApp. */
  answer: {
    subject: (reference: string) => `Your message (${reference})`,
    greeting: (name: string) => `Dear ${name},`,
    thanks: (name: string, reference: string) => `Dear ${name}, thank you for your message (${reference}).`,
  },
  /** These precede what the enquiry is about; what was not said is left out. */
  details: {
    purpose: "Would like to",
    dress: "Dress",
    colour: "Colour",
    size: "Size",
    measurements: "Measurements",
    date: "Date of the event",
    city: "City",
    phone: "Telephone",
  },
  reference: "Reference",
};

/** The newsletter's emails say this; `label` is the label's name. */
export const newsletterMailWords = {
  confirmation: {
    subject: (label: string) => `Letters from ${label}: is this your address?`,
    heading: (label: string) => `Letters from ${label}`,
    text: (label: string) =>
      `Someone asked to receive letters from ${label} at this address. If it was you, please confirm:`,
    button: "Confirm this address",
    until: (day: string) => `This link is valid until ${day}.`,
    notYou: "If it was not you, ignore this email. Your address will not be kept.",
  },
  welcome: {
    subject: (label: string) => `Welcome to letters from ${label}`,
    heading: (label: string) => `Welcome to letters from ${label}`,
    text: (label: string) =>
      `Your address is confirmed. ${label} will write when there is something to show.`,
    leave: "You can unsubscribe at any time:",
    button: "Unsubscribe",
  },
};

/** The people of the label get these, with a link to the page on which they choose a password. */
export const passwordMailWords = {
  invited: {
    subject: (label: string) => `Your login for ${label}`,
    heading: (label: string) => `Welcome to the atelier of ${label}`,
    text: (name: string) => `Choose a password. From then on, log in as ${name}.`,
    until: "This link works once and expires after seven days.",
  },
  renewed: {
    subject: (label: string) => `A new password for ${label}`,
    heading: () => "A new password",
    text: (name: string) => `Use this link to choose a new password for ${name}.`,
    until: "This link works once and expires after seven days.",
  },
  forgotten: {
    subject: (label: string) => `A new password for ${label}`,
    heading: () => "A new password",
    text: (name: string) => `Someone, probably you, asked for a new password for ${name}.`,
    until:
      "This link works once and expires after an hour. If this was not you, ignore this email: nothing has changed.",
  },
  button: "Choose a password",
};
