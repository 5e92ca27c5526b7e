import { say } from "@trousseau/words/say.ts";
import privacyWords from "#words/privacy.json" with { type: "json" };

/** Everything that the shop stores of visits while COUNT_VISITS is on. */
export const counting = {
  /** A day's counts are deleted after so many. */
  retentionDays: 400,
  /** Each is one line of a list on the privacy page. */
  counted: privacyWords.visits.counted,
} as const;

/** The server knows a form again for so many days (server/enquiries/outbox.ts, server/newsletter/receive-sign-up.ts). */
const codeDays = 30;

/** The settings in force, as far as they concern visitors. */
export type PrivacyFacts = {
  /** The shop itself takes messages to the label. */
  takesMessages: boolean;
  sendsMail: boolean;
  /** Visitors can sign up for the newsletter here. */
  confirmsNewsletter: boolean;
  /** The content lies on the shop's own machine, with Sanity, or on another server that speaks its language. */
  contentHost: keyof (typeof privacyWords)["hosts"];
  countsVisits: boolean;
  /** Browsers keep what was seen: site/offline-copies.tsx. */
  worksOffline: boolean;
};

/** One kind of data that is stored, or is not. */
export type PrivacySection = {
  id: string;
  heading: string;
  text: string;
  /** Lines of a list below the text. */
  list?: readonly string[];
  /** Empty where nothing is stored. */
  facts: readonly PrivacyFact[];
};

type PrivacyFact = { name: string; text: string };

/** A label's own figures: see LabelSettings. */
type Retention = { months: number; hasPhone: boolean; takesVisits: boolean };

const words = privacyWords;

/** Says what a shop with these settings stores of a visitor, why, for how long, and who sees it. */
export function privacySections(facts: PrivacyFacts, retention: Retention): PrivacySection[] {
  return [
    messages(facts, retention),
    ...(retention.takesVisits ? [appointments(facts, retention)] : []),
    newsletter(facts, retention),
    ...(retention.hasPhone ? [whatsApp] : []),
    visits(facts),
    logs,
    browser(facts),
  ];
}

function messages(
  { takesMessages, sendsMail, contentHost }: PrivacyFacts,
  { months }: Retention,
): PrivacySection {
  const { heading, notTaken, text, what, why, mailed } = words.messages;
  const howLong = say(words.messages, "howLong", { count: months, codeDays });
  const id = "messages";
  if (!takesMessages) return { id, heading, text: notTaken, facts: [] };
  const who = [words.people, ...(sendsMail ? [mailed] : []), words.hosts[contentHost]].join(" ");
  return { id, heading, text, facts: factsOf({ what, why, howLong, who }) };
}

function appointments({ contentHost }: PrivacyFacts, { months }: Retention): PrivacySection {
  const { heading, text, what, why } = words.appointments;
  const howLong = say(words.appointments, "howLong", { count: months });
  const who = [words.people, words.hosts[contentHost]].join(" ");
  return { id: "appointments", heading, text, facts: factsOf({ what, why, howLong, who }) };
}

function newsletter(
  { confirmsNewsletter, contentHost }: PrivacyFacts,
  { hasPhone }: Retention,
): PrivacySection {
  const { heading, notConfirmed, byWhatsApp, text, what, why, who } = words.newsletter;
  const howLong = say(words.newsletter, "howLong", { codeDays });
  const id = "newsletter";
  if (!confirmsNewsletter)
    return { id, heading, text: [notConfirmed, ...(hasPhone ? [byWhatsApp] : [])].join(" "), facts: [] };
  const seenBy = `${who} ${words.hosts[contentHost]}`;
  return { id, heading, text, facts: factsOf({ what, why, howLong, who: seenBy }) };
}

function visits({ countsVisits }: PrivacyFacts): PrivacySection {
  const { heading, notCounted, text, notes, why } = words.visits;
  const id = "visits";
  if (!countsVisits) return { id, heading, text: notCounted, facts: [] };
  const howLong = say(words.visits, "howLong", { count: counting.retentionDays });
  const facts = factsOf({ why, howLong, who: words.people });
  return { id, heading, text: [text, ...notes].join(" "), list: counting.counted, facts };
}

const whatsApp: PrivacySection = { id: "whatsapp", ...words.whatsApp, facts: [] };

const logs: PrivacySection = { id: "logs", ...words.logs, facts: [] };

function browser({ worksOffline }: PrivacyFacts): PrivacySection {
  const { heading, text, copies } = words.browser;
  return { id: "browser", heading, text: worksOffline ? `${text} ${copies}` : text, facts: [] };
}

function factsOf(texts: Partial<Record<keyof typeof words.facts, string>>): PrivacyFact[] {
  return Object.entries(words.facts).flatMap(([key, name]) => {
    const text = Object.entries(texts).find(([other]) => other === key)?.[1];
    return text === undefined ? [] : [{ name, text }];
  });
}
