import { objectOf } from "#app/content/describe.ts";
import { collection } from "#app/content/documents/collection-document.ts";
import { identityText } from "#app/content/documents/identity-document.ts";
import type { CachedRead } from "#app/content/revision-cache.server.ts";
import { sectionSchemas } from "#app/sections/section-texts.server.ts";
import { readCollections } from "./all-collections.server.ts";
import { type ParsedPage, readCarePages } from "./care-pages.server.ts";
import { createDocumentReader, type DefaultedFields } from "./document-reader.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { screenTexts, type Texts } from "./label-texts.server.ts";
import { readTextDocuments, textSchemas } from "./read-documents.server.ts";
import { readHome } from "./read-home.server.ts";

/** `pages`: what is known of the label's own pages, the only texts of which there may be many long ones. */
export type ReadTexts = (
  documents: readonly unknown[],
  pages?: CachedRead<ParsedPage>,
) => { texts: Texts; defaulted: DefaultedFields[] };

/** Reads the label's texts from its documents, field by field. */
export function createTextReader(media: LabelMedia): ReadTexts {
  const schemas = textSchemas(media);
  const sections = sectionSchemas(media);
  const collectionSchema = objectOf(collection.fields)(media).prefault({});
  return (documents, pages) => {
    const reader = createDocumentReader(documents);
    const { read, defaulted } = reader;
    const written = readTextDocuments(read, schemas);
    const { name } = written.house;
    const home = readHome(reader, sections, name);
    const { collections, faults } = readCollections(documents, read, collectionSchema);
    const care = readCarePages(documents, media, pages);
    defaulted.push(...faults, ...care.faults);
    const texts: Texts = {
      ...screenTexts({ ...written, home }),
      identity: read(identityText(name), "identity"),
      carePages: care.pages,
      collections,
    };
    return { texts, defaulted };
  };
}
