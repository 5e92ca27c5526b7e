/** Leads on from a dress: to its neighbours in a list, to those seen before, to someone else. */
export const aroundWords = {
  neighbours: "Other dresses in this list",
  previous: (dress: string) => `Previous: ${dress}`,
  next: (dress: string) => `Next: ${dress}`,
  viewed: "Recently viewed",
  forget: "Clear",
  forgotten: "Cleared",
  /** This prints the look-sheet. */
  print: "Print",
  share: {
    shown: "Share",
    button: (dress: string) => `Share ${dress}`,
    link: (dress: string) => `Link to ${dress}`,
    copied: "Link copied",
    notCopied: "Select the link and copy it",
  },
};
