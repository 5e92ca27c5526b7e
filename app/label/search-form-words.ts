/** What the search says before it has found anything; what it says of what it finds is in search-words.ts. */
export const searchFormWords = {
  title: "Search",
  label: "Search by name, colour or fabric",
  close: "Close search",
  /** After the number of results: "1 dress", "6 dresses". */
  countNoun: { one: "dress", many: "dresses" },
  /** When the list of names did not arrive; the form asks the server all the same. */
  failed: "The list of dresses did not arrive. Press Enter to ask for it once more.",
};
