/** What the shop counts of its visits while COUNT_VISITS is on; nothing else is kept of them. */
export const counting = {
  /** A day's counts are deleted after so many. */
  keptDays: 400,
  /** For the privacy page, each one line of a list. */
  counted: [
    "how often each dress is opened",
    "how often renting and buying it is asked for on WhatsApp",
    "the colours and sizes that are asked for",
    "words of a search that found nothing, once the same words have been searched for twice",
  ],
  /** For the privacy page: a sentence each. */
  notes: [
    "Only totals are kept, for each dress and day: there is no line for a visit or a visitor.",
    "No cookie is set and nothing is stored in the browser; addresses, browsers and the pages before are not kept, and nobody else is told.",
    "Browsers that ask not to be tracked (Global Privacy Control or Do Not Track) are not counted.",
  ],
} as const;
