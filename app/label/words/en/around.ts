/** Leads on from a dress: to its neighbours in a list, to those seen before, to somebody else. */
export const aroundWords = {
  neighbours: "Further in the list",
  previous: (dress: string) => `Previous: ${dress}`,
  next: (dress: string) => `Next: ${dress}`,
  viewed: "Seen *before*",
  forget: "Forget these",
  forgotten: "Forgotten",
  share: {
    button: (dress: string) => `Share ${dress}`,
    link: (dress: string) => `Link to ${dress}`,
    copied: "The link is copied",
    notCopied: "Select the link and copy it",
  },
};
