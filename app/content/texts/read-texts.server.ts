import type { CachedRead } from "#app/content/revision-cache.server.ts";
import { readCollections } from "./all-collections.server.ts";
import { type ParsedPage, readCarePages } from "./care-pages.server.ts";
import { collectionText } from "./collection-text.server.ts";
import { createDocumentReader, type DefaultedFields } from "./document-reader.server.ts";
import { identityText } from "./identity-text.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { screenTexts, type Texts } from "./label-texts.server.ts";
import { neutralDocuments } from "./neutral-documents.server.ts";
import { isOwnLabel, ownLabelTexts, settledSettings } from "./own-label-texts.server.ts";
import { sampleLabel, sampleTexts } from "./sample-texts.server.ts";
import { readLabelSettings, readTextDocuments, textDocuments } from "./text-documents.server.ts";

/** `pages`: what is known of the label's own pages, the only texts of which there may be many long ones. */
export type ReadTexts = (
  documents: readonly unknown[],
  pages?: CachedRead<ParsedPage>,
) => { texts: Texts; defaulted: DefaultedFields[] };

/**
 * Reads the label's texts from its documents, field by field; what they do not say the sample label says, or, once a label has written
 * about itself, neutral words alone.
 */
export function createTextReader(media: LabelMedia): ReadTexts {
  const schemas = textDocuments(media);
  const collectionSchema = collectionText(media);
  return (documents, pages) => {
    const reader = createDocumentReader(documents);
    const { read, defaulted } = reader;
    const isOwn = isOwnLabel(documents);
    const house = readLabelSettings(read, schemas, isOwn ? neutralDocuments : sampleLabel);
    const under = isOwn ? ownLabelTexts(house) : sampleLabel;
    const { documents: written, homeFaults } = readTextDocuments(reader, schemas, house, under);
    if (homeFaults.length > 0) defaulted.push({ id: "home", parts: homeFaults });
    const instead = isOwn ? {} : sampleTexts.collections;
    const { collections, faults } = readCollections(documents, read, collectionSchema, instead);
    defaulted.push(...faults);
    const care = readCarePages(documents, media, pages);
    defaulted.push(...care.faults);
    const texts: Texts = {
      ...screenTexts(isOwn ? { ...written, house: { ...house, ...settledSettings(house) } } : written),
      identity: read(identityText(house.name), "identity"),
      carePages: care.pages,
      collections,
      isOwn,
    };
    return { texts, defaulted };
  };
}
