/** The specification has the sentence of the video, word for word. */
export const homeWords = {
  videoUnsupported: "Your browser does not support the video tag.",
  filmCaptions: "Captions",
  /** A slider of all dresses says this, unless someone has written something else. */
  allDresses: { heading: "All *dresses*", more: "Show More" },
};

/** Takes the place of the dresses while a shop has none. */
export const openingSoonWords = {
  heading: "The shop\nopens *soon*",
  text: (name: string) => `${name} will show its dresses here. Until then, ask us about what is to come.`,
  more: "Contact us",
};
