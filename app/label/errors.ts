import { editorial } from "./editorial.ts";
import type { LabelPicture } from "./picture.ts";

export type ErrorTexts = {
  /** The routing error: heading by specification; the message itself follows it. */
  unexpected: { heading: string; sentence: string; retry: string; home: string; picture: LabelPicture };
  offline: { heading: string; sentence: string; retry: string };
  /** After "Loading chunk … failed", whose wording the code owns. */
  chunk: { sentence: string; reload: string };
  /** Said on a collection or the home page when the list of dresses could not be fetched at all. */
  catalogue: { heading: string; sentence: string; whatsapp: string };
  loading: { product: string; list: string };
};

export const errors: ErrorTexts = {
  unexpected: {
    heading: "Unexpected Application Error!",
    sentence: "A stitch has come loose on our side. Nothing of yours is lost; try the page once more.",
    retry: "Try again",
    home: "Home",
    picture: editorial.silkIvory,
  },
  offline: {
    heading: "No *connection*",
    sentence:
      "The line is down for the moment. What you have open stays as it is; the rest comes back with it.",
    retry: "Try again",
  },
  chunk: {
    sentence:
      "Part of the page did not arrive, or a newer one has taken its place. Reloading usually settles it.",
    reload: "Reload the page",
  },
  catalogue: {
    heading: "The dresses are *elsewhere*",
    sentence:
      "We cannot fetch the collection just now. Try again in a minute, or write to us and we send you pictures.",
    whatsapp: "Write on WhatsApp",
  },
  loading: { product: "LOADING", list: "The dresses are on their way" },
};
