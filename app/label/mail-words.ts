/** What the shop's mails say. `label`: the label's name. */
export const mailWords = {
  notice: {
    subject: (name: string, reference: string) => `Enquiry ${reference} from ${name}`,
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
  reference: "Reference",
} as const;
