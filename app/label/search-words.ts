/** What the search says of what it finds; what it says before is in search-form-words.ts. */
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
  /** Where the index did not arrive: to the page of the search. */
  onPage: "Search on a page of its own",
  /** Where names alone were searched, without script. */
  everywhere: "Search colours and fabrics as well",
  /** Of a dress that was found by its size, or by what it is offered for. */
  size: (label: string) => `Size ${label}`,
  /** As the filters say it, whose words would come with every page if these were the same. */
  offers: { rent: "To rent", purchase: "To buy" },
  /** Above dresses that have most of the words, but not all. */
  partly: (without: readonly string[]) =>
    without.length > 0
      ? `No dress has all of this. These come nearest, without ${without.map((word) => `“${word}”`).join(", ")}.`
      : "No dress has all of this. These come nearest.",
  shownOf: (shown: number, count: number) => `The first ${shown} of ${count}`,
} as const;
