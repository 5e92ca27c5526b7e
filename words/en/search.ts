/** The search says this before it has found anything. */
export const searchFormWords = {
  title: "Search",
  label: "Search by name, colour or fabric",
  /** This stands in the empty field. */
  placeholder: "Name, colour, fabric",
  close: "Close search",
  /** The list of names did not arrive; the form asks the server all the same. */
  failed: "The dresses could not be loaded. Press Enter to try again.",
};

/** The search says this of what it finds. */
export const searchWords = {
  results: "Dresses found",
  count: (count: number) => dresses(count),
  /** These dresses, in the label's order, stand there while nothing is searched for. */
  first: "Start here",
  collections: "The collections",
  /** These pages of the shop may be what someone is looking for. */
  pages: "Pages",
  recent: "Recent searches",
  forget: (text: string) => `Remove “${text}”`,
  forgetAll: "Clear all",
  nothing: (text: string) => `We found no dress for “${text}”.`,
  nearest: "Did you mean",
  ask: (text: string) => `Ask us about “${text}” on WhatsApp`,
  /** The message on WhatsApp has this line. */
  asked: (text: string) => `I am looking for “${text}”.`,
  /** The page has more of them than the dialog. */
  all: (count: number) => `See all ${count}`,
  /** This leads to the page of the search where the index did not arrive. */
  onPage: "Open the search page",
  /** A page without script has searched names alone. */
  everywhere: "Search colours and fabrics too",
  /** The dress was found by its size. */
  size: (label: string) => `Size ${label}`,
  /** The filters say the same; their words would come with every page if these were taken from there. */
  offers: { rent: "Rent", purchase: "Buy" },
  /** These dresses have most of the words, but not all. */
  partly: (without: readonly string[]) =>
    without.length > 0
      ? `Nothing matches every word. The closest, leaving out ${without.map((word) => `“${word}”`).join(", ")}.`
      : "Nothing matches every word. These come closest.",
  shownOf: (shown: number, count: number) => `The first ${shown} of ${count}`,
};

/** Says "1 dress" or "6 dresses". */
function dresses(count: number): string {
  return `${count} ${count === 1 ? "dress" : "dresses"}`;
}
