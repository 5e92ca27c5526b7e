/** The newsletter's mails lead to these pages; `label` is the label's name. */
export const newsletterWords = {
  confirm: {
    button: "Confirm this address",
    open: {
      heading: "Shall we *write?*",
      text: (label: string) =>
        `Press the button, and ${label} writes to the address that this link was sent to. You may leave again at any time.`,
    },
    confirmed: {
      heading: "You are on the *list*",
      text: () =>
        "Thank you: your address is confirmed, and a mail that says so is on its way. Every letter has a link to leave by.",
    },
    again: {
      heading: "Already *pressed*",
      text: () =>
        "This link has been used, and the address was confirmed with it. If no letter comes, or if you have left since, sign up once more below.",
    },
    ended: {
      heading: "This link has *ended*",
      text: () =>
        "It holds for seven days, or a part of it was lost on the way. Sign up once more below, and a new one comes.",
    },
    failed: {
      heading: "Not *yet*",
      text: () => "The page could not keep it just now. Nothing is lost: press once more in a moment.",
    },
  },
  unsubscribe: {
    button: "Leave the list",
    open: {
      heading: "Leave the *list?*",
      text: (label: string) =>
        `Press the button, and ${label} writes no more to the address that this link was sent to.`,
    },
    done: {
      heading: "You have *left*",
      text: (label: string) =>
        `The address is deleted, and no further letter of ${label} comes. You are welcome back at any time, by the form below.`,
    },
    ended: {
      heading: "Not the whole *link*",
      text: () =>
        "A part of it was lost on the way. Open it once more from the letter; or write to us, and we take the address off by hand.",
    },
    failed: {
      heading: "Not *yet*",
      text: () => "The page could not note it just now. Press once more in a moment.",
    },
  },
};
