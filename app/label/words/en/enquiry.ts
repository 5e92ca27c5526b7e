import { languageTag, listed } from "./locale.ts";

/** Stands round the form that adds a few words to an enquiry; messages.ts has its title and the messages. */
export const enquiryWords = {
  purpose: "It is about",
  purposes: { rent: "Renting", purchase: "Buying", question: "A question", fittingList: "A fitting" },
  dresses: "The dresses",
  colour: "Colour",
  size: "Size",
  /** This is the first entry of a list in which nothing is chosen yet. */
  undecided: "Not decided yet",
  measurements: "Or your measurements",
  date: "The day",
  city: "The place",
  words: "A line of your own",
  message: "Your message",
  reference: "Reference",
  /** The visitor reads this when they have edited the message. */
  own: "These are your own words: nothing you choose changes them.",
  /** This follows where the visitor has chosen something else since. */
  unmentioned: (colour: string, size: string) =>
    `They do not mention ${listed([colour, size && `size ${size}`].filter(Boolean))}.`,
  anew: "Write it anew",
  /** This button stands there without script. */
  show: "Show my message",
  whatsApp: "Send on WhatsApp",
  web: "WhatsApp Web",
  copy: "Copy text",
  scan: "Or take it along: your phone’s camera opens it in WhatsApp, every word as it stands here.",
  tooLong: "The message is too long for a code. Copy it instead.",
  /** This leads on a visitor who has no WhatsApp. */
  otherwise: "No WhatsApp? Send it from here",
  send: "Send",
  sending: "Sending",
  back: "Back to the dress",
  errors: {
    dateUnreadable: "This day cannot be read. It should look like 2027-05-09.",
    datePast: "This day has passed: is the year right?",
    cityTooLong: (most: number) =>
      `The name of a place may have ${most} characters. Yours is kept as it is: shorten it, please.`,
    measurementsTooLong: (most: number) =>
      `Measurements may have ${most} characters. Yours are kept as they are: shorten them, please.`,
    wordsTooLong: (most: number) =>
      `A line may have ${thousands(most)} characters, and this one has more. Nothing is cut: shorten it, please.`,
  },
};

function thousands(count: number): string {
  return count.toLocaleString(languageTag);
}
