import { counting } from "./counting.ts";

/** The settings in force, as far as they concern visitors. */
export type PrivacyFacts = {
  /** Whether messages reach the label by the shop itself. */
  takesMessages: boolean;
  sendsMail: boolean;
  /** Whether the newsletter can be signed up for here. */
  confirmsNewsletter: boolean;
  /** Where the content lies: on the shop's own machine, with Sanity, or on another server that speaks its language. */
  contentHost: keyof typeof hosts;
  countsVisits: boolean;
};

/** One thing that is kept, or is not. */
export type PrivacySection = {
  id: string;
  heading: string;
  text: string;
  /** Lines of a list below the text. */
  list?: readonly string[];
  /** Empty where nothing is kept. */
  facts: readonly PrivacyFact[];
};

export type PrivacyFact = { name: string; text: string };

/** A label's own figures: see LabelSettings. */
type Kept = { months: number; hasPhone: boolean };

const hosts = {
  own: "It lies on the shop’s own machine.",
  sanity:
    "It lies with Sanity, a service that keeps our content for us and whose plan says for how long it keeps a history.",
  other: "It lies on the server that keeps our content.",
} as const;

const names = { what: "What", why: "Why", howLong: "How long", who: "Who sees it" } as const;

/** What is kept of a visitor, why, for how long, and who sees it: true of the shop with these settings. */
export function privacySections(facts: PrivacyFacts, kept: Kept): PrivacySection[] {
  return [
    messages(facts, kept),
    newsletter(facts, kept),
    ...(kept.hasPhone ? [whatsApp] : []),
    visits(facts),
    logs,
    browser,
  ];
}

function messages({ takesMessages, sendsMail, contentHost }: PrivacyFacts, { months }: Kept): PrivacySection {
  const heading = "When you *write* to us";
  if (!takesMessages)
    return {
      id: "messages",
      heading,
      text: "The forms of this shop deliver nothing by themselves: they make a message of your words, which you send on WhatsApp or by mail. The shop keeps none of it.",
      facts: [],
    };
  const mailed = sendsMail ? ["It is sent to us by mail as well, and to you if you ask for a copy."] : [];
  return {
    id: "messages",
    heading,
    text: "A message is kept from the moment at which the page thanks you for it.",
    facts: factsOf({
      what: "Your name, your email address, your words, what the form asks for besides, and when you wrote.",
      why: "To answer you, and to make what you ask for.",
      howLong: `${monthsOf(months)}; then it is deleted, with its history. Until it is delivered it waits on the shop’s own machine; of what is delivered no word is left there, only, for 30 days, a code that knows a second press of the same form.`,
      who: ["The label’s people who log in to its desk.", ...mailed, hosts[contentHost]].join(" "),
    }),
  };
}

function newsletter({ confirmsNewsletter, contentHost }: PrivacyFacts, { hasPhone }: Kept): PrivacySection {
  const heading = "When you ask for our *letters*";
  if (!confirmsNewsletter) {
    const way = hasPhone ? " It makes a WhatsApp message of your address, which you may send or not." : "";
    return {
      id: "newsletter",
      heading,
      text: `This shop cannot sign anybody up by itself yet, and keeps no address that is entered for the letters.${way}`,
      facts: [],
    };
  }
  return {
    id: "newsletter",
    heading,
    text: "You are on the list once you have pressed the link in a mail that we send you. Whoever enters an address that is not theirs puts nobody on it.",
    facts: factsOf({
      what: "Your email address, when you asked and when you confirmed it.",
      why: "To send you letters, and to be able to show that you asked for them.",
      howLong:
        "Until you leave, which every letter lets you do with one press; then your address is deleted, with its history. An address that is not confirmed is forgotten as soon as the mail is sent; for 30 days a code remains that limits how many mails one address gets, and cannot be read as an address.",
      who: `The label’s people who log in to its desk, and whoever carries our mails. ${hosts[contentHost]}`,
    }),
  };
}

const whatsApp: PrivacySection = {
  id: "whatsapp",
  heading: "When you go on to *WhatsApp*",
  text: "The buttons for WhatsApp open a conversation with a message ready. WhatsApp learns of it only when you press one, and what you send there is kept by WhatsApp and by us as its own terms say. This shop neither loads nor sends anything from or to it before.",
  facts: [],
};

function visits({ countsVisits }: PrivacyFacts): PrivacySection {
  const heading = "When you *look*";
  if (!countsVisits)
    return {
      id: "visits",
      heading,
      text: "Visits are neither counted nor followed. No third party is told of them.",
      facts: [],
    };
  return {
    id: "visits",
    heading,
    text: `Some totals are counted, without knowing of whom. ${counting.notes.join(" ")}`,
    list: counting.counted,
    facts: factsOf({
      why: "To learn which dresses are liked.",
      howLong: `A day’s totals are deleted after ${counting.keptDays} days.`,
      who: "The label’s people who log in to its desk.",
    }),
  };
}

const logs: PrivacySection = {
  id: "logs",
  heading: "What the *machine* notes",
  text: "The shop notes its own faults, with the address of the page and never with what you wrote. Your network address is held in memory alone, to limit how much one sender can send, and is written down nowhere by the shop. Whoever runs the machine or the network before it may keep notes of their own for safety.",
  facts: [],
};

const browser: PrivacySection = {
  id: "browser",
  heading: "What stays in your *browser*",
  text: "The shop sets no cookie, unless you are an editor who previews. The dresses of your fitting list, and your notes, stay in your browser until you take them off; a link to that list names its dresses, and no notes. A message that you have begun stays in the tab until you send it or close the tab. If you pause motion, your browser remembers that until you let it go on; what you measure for your size only if you tick that it may; the day that you need a dress by until you empty its field; your last searches and the dresses you last saw until you forget them there; and a tab which of the shop’s scripts did not load. None of it is sent to us before you press a button, except that a page asks for pictures of those last dresses; nobody notes who has asked.",
  facts: [],
};

function factsOf(texts: Partial<Record<keyof typeof names, string>>): PrivacyFact[] {
  return Object.entries(names).flatMap(([key, name]) => {
    const text = Object.entries(texts).find(([other]) => other === key)?.[1];
    return text === undefined ? [] : [{ name, text }];
  });
}

function monthsOf(months: number): string {
  return months === 1 ? "One month" : `${months} months`;
}
