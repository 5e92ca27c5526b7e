/** Words that every page brings along: they are needed before anything else has arrived. */
export const loadingWords = {
  /** While the next screen is on its way; the product's word is the specification's. */
  product: "LOADING",
  other: "Loading",
} as const;
