/** The page /privacy says this by itself; the shop's settings decide what of it is true (privacy-sections.ts). */
export const privacyWords = {
  /** These precede what is said of one thing. */
  facts: { what: "What", why: "Why", howLong: "How long", who: "Who sees it" },
  /** The content lies with one of these. */
  hosts: {
    own: "It lies on the shop’s own machine.",
    sanity:
      "It lies with Sanity, a service that keeps our content for us and whose plan says for how long it keeps a history.",
    other: "It lies on the server that keeps our content.",
  },
  people: "The label’s people who log in to its desk.",
  messages: {
    heading: "When you *write* to us",
    notTaken:
      "The forms of this shop deliver nothing by themselves: they make a message of your words, which you send on WhatsApp or by mail. The shop keeps none of it.",
    text: "A message is kept from the moment at which the page thanks you for it.",
    what: "Your name, your email address, your words, what the form asks for besides, and when you wrote.",
    why: "To answer you, and to make what you ask for.",
    howLong: (months: number) =>
      `${months === 1 ? "One month" : `${months} months`}; then it is deleted, with its history. Until it is delivered it waits on the shop’s own machine; of what is delivered no word is left there, only, for 30 days, a code that knows a second press of the same form.`,
    mailed:
      "It is sent to us by mail as well. If you ask for a receipt you get one: with the reference and the day, and none of your words.",
  },
  newsletter: {
    heading: "When you ask for our *letters*",
    notConfirmed:
      "This shop cannot sign anybody up by itself yet, and keeps no address that is entered for the letters.",
    byWhatsApp: "It makes a WhatsApp message of your address, which you may send or not.",
    text: "You are on the list once you have pressed the link in a mail that we send you. Whoever enters an address that is not theirs puts nobody on it.",
    what: "Your email address, when you asked and when you confirmed it.",
    why: "To send you letters, and to be able to show that you asked for them.",
    howLong:
      "Until you leave, which every letter lets you do with one press; then your address is deleted, with its history. An address that is not confirmed is forgotten as soon as the mail is sent; for 30 days a code remains that limits how many mails one address gets, and cannot be read as an address.",
    who: "The label’s people who log in to its desk, and whoever carries our mails.",
  },
  whatsApp: {
    heading: "When you go on to *WhatsApp*",
    text: "The buttons for WhatsApp open a conversation with a message ready. WhatsApp learns of it only when you press one, and what you send there is kept by WhatsApp and by us as its own terms say. This shop neither loads nor sends anything from or to it before.",
  },
  visits: {
    heading: "When you *look*",
    notCounted: "Visits are neither counted nor followed. No third party is told of them.",
    text: "Some totals are counted, without knowing of whom.",
    /** Each is a sentence. */
    notes: [
      "Only totals are kept, for each dress and day: there is no line for a visit or a visitor.",
      "No cookie is set and nothing is stored in the browser; addresses, browsers and the pages before are not kept, and nobody else is told.",
      "Browsers that ask not to be tracked (Global Privacy Control or Do Not Track) are not counted.",
    ],
    /** Each is a line of a list. */
    counted: [
      "how often each dress is opened",
      "how often renting and buying it is asked for on WhatsApp",
      "the colours and sizes that are asked for",
      "words of a search that found nothing, once the same words have been searched for twice",
    ],
    why: "To learn which dresses are liked.",
    howLong: (days: number) => `A day’s totals are deleted after ${days} days.`,
  },
  logs: {
    heading: "What the *machine* notes",
    text: "The shop notes its own faults, with the address of the page and never with what you wrote. Your network address is held in memory alone, to limit how much one sender can send, and is written down nowhere by the shop. Whoever runs the machine or the network before it may keep notes of their own for safety.",
  },
  browser: {
    heading: "What stays in your *browser*",
    text: "The shop sets no cookie, unless you are an editor who previews. The dresses of your fitting list, and your notes, stay in your browser until you take them off; a link to that list names its dresses, and no notes. A message that you have begun stays in the tab until you send it or close the tab. If you pause motion, your browser remembers that until you let it go on; what you measure for your size only if you tick that it may; the day that you need a dress by until you empty its field; your last searches and the dresses you last saw until you forget them there; and a tab which of the shop’s scripts did not load. None of it is sent to us before you press a button, except that a page asks for pictures of those last dresses; nobody notes who has asked.",
  },
};
