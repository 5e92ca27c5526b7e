/** Error screens come with the code, because an error may mean that nothing else has arrived. */
export const errorWords = {
  /** This stands for what is thrown without a message. */
  unknown: "Unknown error",
  notFound: "Not Found",
  /** The heading is the specification's; the message itself follows it. */
  unexpected: {
    heading: "Unexpected Application Error!",
    sentence: "A stitch has come loose on our side. Try the page once more.",
    retry: "Try again",
    home: "Home",
    /** The picture shows this. */
    picture: "Ivory satin lying almost flat, a single pleat down the middle",
  },
  offline: {
    heading: "No *connection*",
    sentence:
      "There is no connection for the moment. What you have open stays as it is; the rest comes back with it.",
    retry: "Try again",
  },
  /** A list says this that was to be filtered or sorted: it is asked for again and again. */
  unanswered:
    "A stitch has come loose on our side. What you see stays as it is; what you have chosen follows as soon as we can.",
  /** These follow "Loading chunk … failed", whose wording the code owns. */
  chunk: {
    sentence:
      "Part of the page did not arrive, or a newer one has taken its place. Reloading usually settles it.",
    reload: "Reload the page",
  },
};

/** Said by the server alone, when more visitors come at once than it can render pages for. */
export const busyWords = {
  foreignForm: "This form is not one of this shop’s.",
  page: "Many visitors have come at once. This page asks again in a moment.",
  form: "Many visitors have come at once. Please go back, where your words still are, and send them again in a moment.",
};
