/** Said at an address that has no page, where the label has not written about it. */
export const notFoundWords = {
  title: "Not *Found*",
  sentence: "There is no page at this address.",
};
