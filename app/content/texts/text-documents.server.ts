import type { z } from "zod";
import { designerText } from "./designer-text.server.ts";
import type { DocumentReader, ReadDocument } from "./document-reader.server.ts";
import { homeText } from "./home-text.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { labelSettingsText } from "./label-settings-text.server.ts";
import { messagesText } from "./messages-text.server.ts";
import { questionsText } from "./questions-text.server.ts";
import { readHome } from "./read-home.server.ts";
import { readWithFallback } from "./read-with-fallback.server.ts";
import { contactText, newsletterText, notFoundText, privacyText, searchText } from "./screen-texts.server.ts";
import { sizeChartText } from "./size-chart-text.server.ts";
import { termsText } from "./terms-text.server.ts";

/** The schemas of the label's documents, by their type, which is their id as well. A test compares each with Studio's. */
export function textDocuments(media: LabelMedia) {
  return {
    house: labelSettingsText,
    home: homeText(media),
    designer: designerText(media),
    terms: termsText,
    questions: questionsText,
    contact: contactText(media),
    messages: messagesText,
    newsletter: newsletterText,
    privacy: privacyText,
    notFound: notFoundText(media),
    search: searchText,
    sizeChart: sizeChartText,
  };
}

type TextSchemas = ReturnType<typeof textDocuments>;

/** What is said in the label's documents, whole: what they leave out is filled in. */
export type TextDocuments = { [Type in keyof TextSchemas]: z.output<TextSchemas[Type]> };

/** Reads each document; what one leaves out is said as in `under`. `house` has been read before: what stands in for a label names it. */
export function readTextDocuments(
  reader: DocumentReader,
  schemas: TextSchemas,
  house: TextDocuments["house"],
  under: TextDocuments,
): { documents: TextDocuments; homeFaults: string[] } {
  const { read } = reader;
  const { home, faults: homeFaults } = readHome(reader, schemas.home, under.home, house.name);
  const documents = {
    house,
    home,
    designer: readWithFallback(read, schemas.designer, under.designer, "designer"),
    terms: readWithFallback(read, schemas.terms, under.terms, "terms"),
    questions: readWithFallback(read, schemas.questions, under.questions, "questions"),
    contact: readWithFallback(read, schemas.contact, under.contact, "contact"),
    messages: readWithFallback(read, schemas.messages, under.messages, "messages"),
    newsletter: readWithFallback(read, schemas.newsletter, under.newsletter, "newsletter"),
    privacy: readWithFallback(read, schemas.privacy, under.privacy, "privacy"),
    notFound: readWithFallback(read, schemas.notFound, under.notFound, "notFound"),
    search: readWithFallback(read, schemas.search, under.search, "search"),
    sizeChart: readWithFallback(read, schemas.sizeChart, under.sizeChart, "sizeChart"),
  };
  return { documents, homeFaults };
}

export function readLabelSettings(
  read: ReadDocument,
  { house }: TextSchemas,
  under: TextDocuments,
): TextDocuments["house"] {
  return readWithFallback(read, house, under.house, "house");
}
