import { z } from "zod";
import type { LabelMedia } from "./label-media.server.ts";
import { line, lines, paragraphs, summary } from "./text-fields.server.ts";

// What an editor changes of a screen; names of buttons and error messages stay with the code that renders them.

export function contactText({ picture }: LabelMedia) {
  return z.object({
    title: lines,
    lead: line,
    description: summary,
    picture: picture.optional(),
    /** Said once the message is stored for the label. */
    kept: z.object({ heading: lines, text: paragraphs }),
    /** The two ways on; heading and text are said where the shop has no way to the label of its own. */
    outcome: z.object({ heading: lines, text: paragraphs, whatsapp: line, email: line }),
    /** Opens the WhatsApp message; the visitor's own words follow, then their name and address. */
    messageLead: line,
  });
}

export const newsletterText = z.object({
  /** Said once a mail with a link is on its way. */
  mailed: paragraphs,
  /** The way on; the text is said where the shop cannot confirm an address. */
  outcome: z.object({ text: paragraphs, whatsapp: line }),
  /** Opens the WhatsApp message; the email address follows. */
  messageLead: line,
});

/** What a label says of its own round the list of what is stored, which the shop makes from its settings. */
export const privacyText = z.object({
  title: lines,
  description: summary,
  introduction: paragraphs,
  ending: paragraphs,
});

export function notFoundText({ picture }: LabelMedia) {
  return z.object({ sentence: line, picture: picture.optional() });
}

export const searchText = z.object({
  loading: line,
  nothing: z.object({ sentence: line, hint: line }),
});
