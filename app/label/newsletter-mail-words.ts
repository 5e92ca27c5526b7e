/** What the newsletter's mails say. `label`: the label's name. */
export const newsletterMailWords = {
  confirmation: {
    subject: (label: string) => `Letters from ${label}: is this your address?`,
    heading: (label: string) => `Letters from ${label}`,
    text: (label: string) =>
      `Somebody has asked for the letters of ${label} at this address. If it was you, confirm it and they begin:`,
    button: "Confirm this address",
    until: (day: string) => `The link holds until ${day}.`,
    notYou: "If it was not you, do nothing: the address is not kept, and no letter will come.",
  },
  welcome: {
    subject: (label: string) => `You are on the list of ${label}`,
    heading: (label: string) => `Welcome to the letters of ${label}`,
    text: (label: string) => `Your address is confirmed. ${label} writes when there is something to show.`,
    leave: "You may leave at any time, with one press and without a reason:",
    button: "Leave the list",
  },
} as const;
