/** What the search says besides its texts (search-texts.ts). */
export const searchWords = {
  results: "Dresses found",
  /** While nothing is searched for: dresses in the order that the label has given them. */
  first: "Begin with these",
  collections: "The collections",
  recent: "You searched for",
  forget: (text: string) => `Forget “${text}”`,
  forgetAll: "Forget all",
  nearest: "Spelt nearly the same",
  ask: (text: string) => `Ask us on WhatsApp for “${text}”`,
  /** The line of the message that is asked with. */
  asked: (text: string) => `I am looking for “${text}”.`,
  /** Where the page has more of them than the dialog. */
  all: (count: number) => `See all ${count}`,
  /** Where names alone were searched, without script. */
  everywhere: "Search colours and fabrics as well",
  shownOf: (shown: number, count: number) => `The first ${shown} of ${count}`,
} as const;
