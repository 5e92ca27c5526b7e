import { entryLimits } from "./entry-limits.ts";

/** What stands round the form that adds a few words to an enquiry; its title and the messages are in messages.ts. */
export const composerWords = {
  purpose: "It is about",
  purposes: { rent: "Renting", purchase: "Buying", question: "A question", fittingList: "A fitting" },
  dresses: "The dresses",
  colour: "Colour",
  size: "Size",
  /** The first entry of a list in which nothing is chosen yet. */
  undecided: "Not decided yet",
  measurements: "Or your measurements",
  date: "The day",
  city: "The place",
  words: "A line of your own",
  message: "Your message",
  reference: "Reference",
  /** Once she has edited the message. */
  own: "These are your own words: nothing you choose changes them.",
  anew: "Write it anew",
  /** Without script. */
  show: "Show my message",
  whatsApp: "Send on WhatsApp",
  web: "WhatsApp Web",
  copy: "Copy text",
  scan: "Or take it along: your phone’s camera opens it in WhatsApp, every word as it stands here.",
  tooLong: "The message is too long for a code. Copy it instead.",
  /** For whoever has no WhatsApp. */
  otherwise: "No WhatsApp? Send it from here",
  send: "Send",
  sending: "Sending",
  back: "Back to the dress",
  errors: {
    dateUnreadable: "This day cannot be read. It should look like 2027-05-09.",
    datePast: "This day has passed: is the year right?",
    cityTooLong: `The name of a place may have ${entryLimits.city} characters. Yours is kept as it is: shorten it, please.`,
    measurementsTooLong: `Measurements may have ${entryLimits.measurements} characters. Yours are kept as they are: shorten them, please.`,
    wordsTooLong: `A line may have ${entryLimits.words.toLocaleString("en")} characters, and this one has more. Nothing is cut: shorten it, please.`,
  },
} as const;
