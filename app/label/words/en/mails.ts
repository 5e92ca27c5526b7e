/** The shop's own mails say this; `label` is the label's name. */
export const mailWords = {
  notice: {
    /** `dress` is empty where it is about none. */
    subject: (name: string, reference: string, dress: string) =>
      [`Enquiry ${reference} from ${name}`, dress].filter(Boolean).join(": "),
    wrote: (name: string, when: string) => `${name} wrote on ${when}`,
    answer: (email: string) => `Answer this mail, and it goes to ${email}.`,
    studio: "The enquiry is in Studio, under Enquiries.",
  },
  copy: {
    subject: (label: string, reference: string) => `Your message to ${label} (${reference})`,
    heading: "Your message has arrived",
    text: (label: string, when: string) =>
      `${label} has the message that you sent on ${when}. This is the receipt that you asked for.`,
    notYou: "If you did not write it, somebody has entered your address by mistake: nothing more will come.",
  },
  /** The label's own answer begins so, by mail or on WhatsApp. */
  answer: {
    subject: (reference: string) => `Your message (${reference})`,
    greeting: (name: string) => `Dear ${name},`,
    thanks: (name: string, reference: string) => `Dear ${name}, thank you for your message (${reference}).`,
  },
  /** These precede what the enquiry is about; what was not said is left out. */
  details: {
    purpose: "About",
    dress: "Dress",
    colour: "Colour",
    size: "Size",
    measurements: "Measurements",
    date: "Day",
    city: "Place",
  },
  reference: "Reference",
};

/** The newsletter's mails say this; `label` is the label's name. */
export const newsletterMailWords = {
  confirmation: {
    subject: (label: string) => `Letters from ${label}: is this your address?`,
    heading: (label: string) => `Letters from ${label}`,
    text: (label: string) =>
      `Somebody has asked for the letters of ${label} at this address. If it was you, confirm it and they begin:`,
    button: "Confirm this address",
    until: (day: string) => `The link holds until ${day}.`,
    notYou: "If it was not you, do nothing: the address is not kept, and no letter will come.",
  },
  welcome: {
    subject: (label: string) => `You are on the list of ${label}`,
    heading: (label: string) => `Welcome to the letters of ${label}`,
    text: (label: string) => `Your address is confirmed. ${label} writes when there is something to show.`,
    leave: "You may leave at any time, with one press and without a reason:",
    button: "Leave the list",
  },
};
