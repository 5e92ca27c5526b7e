/** The search says this before it has found anything. */
export const searchFormWords = {
  title: "Search",
  label: "Search by name, colour or fabric",
  close: "Close search",
  /** The list of names did not arrive; the form asks the server all the same. */
  failed: "The list of dresses did not arrive. Press Enter to ask for it once more.",
};

/** The search says this of what it finds. */
export const searchWords = {
  results: "Dresses found",
  count: (count: number) => dresses(count),
  /** These dresses, in the label's order, stand there while nothing is searched for. */
  first: "Begin with these",
  collections: "The collections",
  /** These pages of the shop may be what somebody is looking for. */
  pages: "Pages",
  recent: "You searched for",
  forget: (text: string) => `Forget “${text}”`,
  forgetAll: "Forget all",
  nearest: "Spelt nearly the same",
  ask: (text: string) => `Ask us on WhatsApp for “${text}”`,
  /** The message on WhatsApp has this line. */
  asked: (text: string) => `I am looking for “${text}”.`,
  /** The page has more of them than the dialog. */
  all: (count: number) => `See all ${count}`,
  /** This leads to the page of the search where the index did not arrive. */
  onPage: "Search on a page of its own",
  /** Without script names alone were searched. */
  everywhere: "Search colours and fabrics as well",
  /** The dress was found by its size. */
  size: (label: string) => `Size ${label}`,
  /** The filters say the same; their words would come with every page if these were taken from there. */
  offers: { rent: "To rent", purchase: "To buy" },
  /** These dresses have most of the words, but not all. */
  partly: (without: readonly string[]) =>
    without.length > 0
      ? `No dress has all of this. These come nearest, without ${without.map((word) => `“${word}”`).join(", ")}.`
      : "No dress has all of this. These come nearest.",
  shownOf: (shown: number, count: number) => `The first ${shown} of ${count}`,
};

/** Says "1 dress" or "6 dresses". */
function dresses(count: number): string {
  return `${count} ${count === 1 ? "dress" : "dresses"}`;
}
