/** The specification has the sentence of the video, word for word. */
export const homeWords = {
  videoUnsupported: "Your browser does not support the video tag.",
  /** A slider of all dresses says this, unless somebody has written something else. */
  allDresses: { heading: "All *dresses*", more: "Show More" },
};

/** Takes the place of the dresses while a shop has none. */
export const openingSoonWords = {
  heading: "The shop\nopens *soon*",
  text: (name: string) => `The dresses of ${name} will hang here. Until then, ask about those to come.`,
  more: "Contact us",
};
