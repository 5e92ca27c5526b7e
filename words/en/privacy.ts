/** The page /privacy says this by itself; the shop's settings decide what of it is true (privacy-sections.ts). */
export const privacyWords = {
  /** These precede what is said of one thing. */
  facts: { what: "What", why: "Why", howLong: "How long", who: "Who sees it" },
  /** The content lies with one of these. */
  hosts: {
    own: "It is kept on our own server.",
    sanity:
      "It is kept by Sanity, the service that stores our content. Our plan there decides how long it keeps a history.",
    other: "It is kept on the server that stores our content.",
  },
  people: "Our own team, when signed in.",
  messages: {
    heading: "When you *write* to us",
    notTaken:
      "The forms on this site deliver nothing by themselves: they turn your words into a message, which you send on WhatsApp or by email. This site keeps none of it.",
    text: "We keep a message from the moment this site confirms it.",
    what: "Your name, your email address, your message, whatever else the form asks for, and when you wrote.",
    why: "To answer you, and to make what you ask for.",
    howLong: (months: number) =>
      `${months === 1 ? "One month" : `${months} months`}; then it is deleted, with its history. Until delivery it waits on our own server; afterwards only a code stays there for 30 days, to recognise a form sent twice.`,
    mailed:
      "It is also sent to us by email. If you ask for a receipt, you get one with the reference and the date, and none of your words.",
  },
  newsletter: {
    heading: "When you ask for our *letters*",
    notConfirmed:
      "This site cannot sign anyone up by itself yet, and keeps no address that is entered for the letters.",
    byWhatsApp: "It turns your address into a WhatsApp message, which you may send or not.",
    text: "You are on the list once you have confirmed your address from an email that we send you. Nobody can be signed up by someone else.",
    what: "Your email address, when you asked and when you confirmed it.",
    why: "To send you letters, and to be able to show that you asked for them.",
    howLong:
      "Until you unsubscribe, which you can do from any letter; then your address is deleted, with its history. An address that is not confirmed is deleted as soon as the email is sent; for 30 days we keep a code that limits how many emails one address gets, and from which nobody can read the address.",
    who: "Our own team, when signed in, and the service that carries our emails.",
  },
  whatsApp: {
    heading: "When you go on to *WhatsApp*",
    text: "Our WhatsApp buttons open a conversation with a message ready. WhatsApp learns of it only when you use one, and what you send there is kept by WhatsApp, under its own terms, and by us. Before that, this site loads nothing from WhatsApp and sends nothing to it.",
  },
  visits: {
    heading: "When you *look*",
    notCounted: "Visits are neither counted nor followed. No third party is told of them.",
    text: "We count a few totals, never who is behind them.",
    /** Each is a sentence. */
    notes: [
      "Only totals are kept, for each day: there is no record of a visit or a visitor.",
      "No cookie is set and nothing is stored in your browser for it; network addresses and browsers are not kept, nor is the page that you came from, and nobody else is told.",
      "Browsers that ask not to be tracked (Global Privacy Control or Do Not Track) are not counted.",
    ],
    /** Each is a line of a list. */
    counted: [
      "how often each dress, each collection and the home page are opened",
      "the name of the site you came from, such as Instagram or Google, and nothing else of its address",
      "how often visitors ask on WhatsApp to rent or buy a dress",
      "the colours and sizes they ask for",
      "searches that found nothing, once the same words have been searched for twice",
    ],
    why: "To learn which dresses are liked.",
    howLong: (days: number) => `A day’s totals are deleted after ${days} days.`,
  },
  logs: {
    heading: "Server *logs*",
    text: "This site logs its own faults, with the address of the page and never with what you wrote. Your network address is held in memory only, to limit how much one sender can send; this site never writes it down. Whoever runs the server, or the network in front of it, may keep logs of their own for security.",
  },
  browser: {
    heading: "What stays in your *browser*",
    text: "This site sets no cookie, unless you are an editor previewing it. The dresses on your fitting list, and your notes, stay in your browser until you remove them; a link to that list names its dresses, and no notes. A message that you have started stays in the tab until you send it or close the tab. Your browser also remembers that you have paused motion, until you resume it; your measurements, only if you tick the box; the date you need a dress by, until you clear it; your recent searches and recently viewed dresses, until you clear those; and, in one tab, which of our scripts did not load. None of it reaches us until you send it, except that a page asks for pictures of the dresses you viewed; nobody records who has asked.",
    /** It follows where pages are kept. */
    copies:
      "Unless it is set to save data, your browser also keeps copies of our pages and pictures that you have seen, so that they open without a connection: the last sixty pages, until you delete the data of this site.",
  },
};
