/** Stands round the form that adds a few words to an enquiry; messages.ts has its title and the messages. */
export const enquiryWords = {
  purpose: "I would like to",
  purposes: { rent: "Rent", purchase: "Buy", question: "Ask a question", fittingList: "Book a fitting" },
  dresses: "The dresses",
  colour: "Colour",
  size: "Size",
  /** This is the first entry of a list in which nothing is chosen yet. */
  undecided: "Not decided yet",
  measurements: "Or your measurements",
  date: "Date of the event",
  city: "City",
  words: "Anything to add?",
  message: "Your message",
  reference: "Reference",
  /** The visitor reads this when they have edited the message. */
  own: "You have edited this message, so your choices no longer change it.",
  anew: "Start again",
  /** This button stands there without script. */
  show: "Show my message",
  whatsApp: "Send on WhatsApp",
  web: "WhatsApp Web",
  copy: "Copy text",
  copied: "Copied",
  notCopied: "Select the text and copy it",
  onPhone: "Continue on your phone",
  scan: "Scan this to open the message in WhatsApp.",
  tooLong: "This message is too long for a code. Copy it instead.",
  /** This leads on a visitor who has no WhatsApp. */
  otherwise: "No WhatsApp? Send it from here",
  /** The label's number follows. */
  telephone: "Or call",
  send: "Send",
  sending: "Sending",
  back: "Back to the dress",
};
