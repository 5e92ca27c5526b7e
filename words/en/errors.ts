/** Error screens come with the code, because an error may mean that nothing else has arrived. */
export const errorWords = {
  /** This stands for what is thrown without a message. */
  unknown: "Unknown error",
  notFound: "Not Found",
  /** Servers give the reason in English. */
  answered: (status: number, reason: string) => `${status} ${reason}`.trim(),
  /** The heading is the specification's; the message itself follows it. */
  unexpected: {
    heading: "Unexpected Application Error!",
    sentence: "A stitch has come loose on our side. Please try again.",
    /** The label's log has the reference. */
    again: (reference: string) => `If it happens again, please write to us with the reference ${reference}.`,
    retry: "Try again",
    home: "Home",
  },
  offline: {
    heading: "No *connection*",
    sentence: "You seem to be offline. This page stays open; the rest returns with your connection.",
    retry: "Try again",
    seen: "Seen before",
  },
  /** A list says this that was to be filtered or sorted: it is asked for again and again. */
  unanswered:
    "A stitch has come loose on our side. This page stays as it is, and shows what you have chosen as soon as it can.",
  /** These follow "Loading chunk … failed", whose wording the code owns. */
  chunk: {
    sentence: "Part of this page did not load. Reloading usually helps.",
    reload: "Reload the page",
  },
};

/** Said by the server alone, when more visitors come at once than it can render pages for. */
export const busyWords = {
  foreignForm: "This form did not come from our site.",
  page: "We have many visitors just now. This page will try again in a moment.",
  form: "We have many visitors just now. Please go back: your words are still there. Send them again in a moment.",
};
