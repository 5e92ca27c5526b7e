import { z } from "zod";
import type { ContactScreen, NewsletterTexts } from "#app/label/contact-texts.ts";
import type { NotFound } from "#app/label/not-found-texts.ts";
import type { PrivacyTexts } from "#app/label/privacy-texts.ts";
import type { SearchTexts } from "#app/label/search-texts.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { line, lines, orElse, paragraphs, summary } from "./text-fields.server.ts";

// What an editor changes of a screen; names of buttons and error messages stay with the code that renders them.

export function contactText({ picture }: LabelMedia, contact: ContactScreen) {
  return z
    .object({
      title: lines.default(contact.title),
      lead: line.default(contact.lead),
      description: summary.default(contact.description),
      picture: orElse(picture, contact.picture),
      kept: z
        .object({
          heading: lines.default(contact.kept.heading),
          text: paragraphs.default(contact.kept.text),
        })
        .prefault({}),
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

export function newsletterText(newsletter: NewsletterTexts) {
  return z
    .object({
      mailed: paragraphs.default(newsletter.mailed),
      outcome: z
        .object({
          text: paragraphs.default(newsletter.outcome.text),
          whatsapp: line.default(newsletter.outcome.whatsapp),
        })
        .prefault({}),
      messageLead: line.default(newsletter.messageLead),
    })
    .transform((words): NewsletterTexts => ({ ...newsletter, ...words }));
}

export function privacyText(privacy: PrivacyTexts) {
  return z.object({
    title: lines.default(privacy.title),
    description: summary.default(privacy.description),
    introduction: paragraphs.default(privacy.introduction),
    ending: paragraphs.default(privacy.ending),
  }) satisfies z.ZodType<PrivacyTexts>;
}

export function notFoundText({ picture }: LabelMedia, notFound: NotFound) {
  return z
    .object({ sentence: line.default(notFound.sentence), picture: orElse(picture, notFound.picture) })
    .transform((words): NotFound => ({ ...notFound, ...words }));
}

export function searchText(search: SearchTexts) {
  return z
    .object({
      loading: line.default(search.loading),
      nothing: z
        .object({ sentence: line.default(search.nothing.sentence), hint: line.default(search.nothing.hint) })
        .prefault({}),
    })
    .transform((words): SearchTexts => ({ ...search, ...words }));
}
