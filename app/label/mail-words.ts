/** What the shop's mails say. `label`: the label's name. */
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
    heading: (name: string) => `Dear ${name}`,
    text: (label: string) => `${label} has your message. This is the copy that you asked for.`,
    notYou: "If you did not write it, somebody has entered your address by mistake: nothing more will come.",
  },
  /** Before what the enquiry is about; what was not said is left out. */
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
} as const;
