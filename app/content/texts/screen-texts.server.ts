import { z } from "zod";
import { type ContactScreen, contact, type NewsletterTexts, newsletter } from "#app/label/contact-texts.ts";
import { type NotFound, notFound } from "#app/label/not-found-texts.ts";
import { type SearchTexts, search } from "#app/label/search-texts.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { line, lines, paragraphs, summary } from "./text-fields.server.ts";

// What an editor changes of a screen; names of buttons and words for faults stay with the code that draws them.

export function contactText({ picture }: LabelMedia) {
  return z
    .object({
      title: lines.default(contact.title),
      lead: line.default(contact.lead),
      description: summary.default(contact.description),
      picture: picture.default(contact.picture),
      outcome: z
        .object({
          heading: lines.default(contact.outcome.heading),
          text: paragraphs.default(contact.outcome.text),
          whatsapp: line.default(contact.outcome.whatsapp),
          email: line.default(contact.outcome.email),
        })
        .prefault({}),
      messageLead: line.default(contact.messageLead),
    })
    .transform((words): ContactScreen => ({ ...contact, ...words }));
}

export const newsletterText = z
  .object({
    outcome: z
      .object({
        text: paragraphs.default(newsletter.outcome.text),
        whatsapp: line.default(newsletter.outcome.whatsapp),
      })
      .prefault({}),
    messageLead: line.default(newsletter.messageLead),
  })
  .transform((words): NewsletterTexts => ({ ...newsletter, ...words }));

export function notFoundText({ picture }: LabelMedia) {
  return z
    .object({ sentence: line.default(notFound.sentence), picture: picture.default(notFound.picture) })
    .transform((words): NotFound => ({ ...notFound, ...words }));
}

export const searchText = z
  .object({
    loading: line.default(search.loading),
    nothing: z
      .object({ sentence: line.default(search.nothing.sentence), hint: line.default(search.nothing.hint) })
      .prefault({}),
  })
  .transform((words): SearchTexts => ({ ...search, ...words }));
