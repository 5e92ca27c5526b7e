/** What somebody may want of one dress, as an address names it. */
export const dressPurposes = ["rent", "purchase", "question"] as const;
