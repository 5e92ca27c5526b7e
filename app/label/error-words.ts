import type { LabelPicture } from "./label-picture.ts";

export type ErrorTexts = {
  /** The routing error: heading by specification; the message itself follows it. */
  unexpected: { heading: string; sentence: string; retry: string; home: string; picture: LabelPicture };
  offline: { heading: string; sentence: string; retry: string };
  /** In place of a message, for what is thrown without one. */
  unknown: string;
  /** After "Loading chunk … failed", whose wording the code owns. */
  chunk: { sentence: string; reload: string };
};

export const errors: ErrorTexts = {
  unknown: "Unknown error",
  unexpected: {
    heading: "Unexpected Application Error!",
    sentence: "A stitch has come loose on our side. Try the page once more.",
    retry: "Try again",
    home: "Home",
    picture: {
      src: "/house/silk-ivory.jpg",
      width: 1600,
      height: 1000,
      alt: "Ivory satin lying almost flat, a single pleat down the middle",
      focus: "60% 50%",
    },
  },
  offline: {
    heading: "No *connection*",
    sentence:
      "There is no connection for the moment. What you have open stays as it is; the rest comes back with it.",
    retry: "Try again",
  },
  chunk: {
    sentence:
      "Part of the page did not arrive, or a newer one has taken its place. Reloading usually settles it.",
    reload: "Reload the page",
  },
};
