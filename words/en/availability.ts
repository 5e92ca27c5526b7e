/** Whether a dress is to be had, in a filter and beside the dress. */
export const availabilityWords = {
  available: "Available",
  "made-to-order": "Made to order",
  last: "Last one",
  sold: "Sold",
  out: "Out on rental",
  outUntil: (day: string) => `Out on rental until ${day}`,
  /** These stand on the buttons of a dress that cannot be had as it is; `words` are the question in the message. */
  ask: {
    whenFree: {
      label: "Ask when it is free again",
      shortLabel: "Ask when it is free",
      words: "When is it free to rent again?",
    },
    another: {
      label: "Ask for one like it",
      shortLabel: "Ask for one like it",
      words: "Is there another like it, or could you make it again?",
    },
  },
};
