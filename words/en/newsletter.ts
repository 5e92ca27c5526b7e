/** The newsletter's emails lead to these pages; `label` is the label's name. */
export const newsletterWords = {
  confirm: {
    button: "Confirm this address",
    open: {
      heading: "Shall we *write?*",
      text: (label: string) =>
        `Confirm, and ${label} will write to you at this address. You can unsubscribe at any time.`,
    },
    confirmed: {
      heading: "You are on the *list*",
      text: () =>
        "Thank you: your address is confirmed, and a welcome email is on its way. You can unsubscribe from any letter.",
    },
    again: {
      heading: "Already *confirmed*",
      text: () =>
        "This link has been used, and your address is confirmed. If no letter comes, or if you have unsubscribed since, sign up again below.",
    },
    ended: {
      heading: "This link has *expired*",
      text: () =>
        "Links last seven days; this one is out of date or incomplete. Sign up again below for a new one.",
    },
    failed: {
      heading: "Not *yet*",
      text: () =>
        "We could not confirm your address just now. Nothing is lost: please try again in a moment.",
    },
  },
  unsubscribe: {
    button: "Unsubscribe",
    open: {
      heading: "Leave the *list?*",
      text: (label: string) => `Unsubscribe, and ${label} will no longer write to you at this address.`,
    },
    done: {
      heading: "You are *unsubscribed*",
      text: (label: string) =>
        `Your address is deleted, and ${label} will send you no more letters. You are welcome back at any time: sign up below.`,
    },
    ended: {
      heading: "An incomplete *link*",
      text: () =>
        "Part of it is missing. Open it again from the letter, or write to us and we will remove your address by hand.",
    },
    failed: {
      heading: "Not *yet*",
      text: () => "We could not unsubscribe you just now. Please try again in a moment.",
    },
  },
};
