import { hoursInLines } from "#model/days/opening-words.ts";
import { collection } from "#model/documents/collection-document.ts";
import { type Fields, type LabelMedia, objectOf } from "#model/documents/describe.ts";
import {
  createDocumentReader,
  type DocumentIssues,
  type ReadDocument,
} from "#model/documents/document-reader.server.ts";
import { identityText } from "#model/documents/identity-document.ts";
import { LONGEST_SUMMARY } from "#model/documents/label-limits.ts";
import type { CachedRead } from "#model/documents/revision-cache.server.ts";
import { addressLines } from "#model/documents/showroom-field.ts";
import { type TextDocuments, textDocuments } from "#model/documents/text-documents.ts";
import { phoneInWords } from "#model/entries/national-number.server.ts";
import { sectionSchemas } from "#model/sections/section-texts.server.ts";
import { separated } from "#words/locale.ts";
import { type ParsedPage, readCarePages } from "./care-pages.server.ts";
import { shortenedTo } from "./characters.ts";
import { readCollections } from "./collections.server.ts";
import { screenTexts, type Texts } from "./label-texts.server.ts";
import { readHome } from "./read-home.server.ts";

/** `pages`: what is known of the label's own pages, the only texts of which there may be many long ones. */
export type ReadTexts = (
  documents: readonly unknown[],
  pages?: CachedRead<ParsedPage>,
) => { texts: Texts; defaulted: DocumentIssues[] };

/** Reads the label's texts from its documents, field by field. */
export function createTextReader(media: LabelMedia): ReadTexts {
  const readDocuments = textDocumentsReader(media);
  const sections = sectionSchemas(media);
  const collectionSchema = objectOf(collection.fields)(media).prefault({});
  return (documents, pages) => {
    const reader = createDocumentReader(documents);
    const { read, defaulted } = reader;
    const documentTexts = settled(readDocuments(read));
    const { name } = documentTexts.house;
    const home = readHome(reader, media, sections, name);
    const { collections, issues } = readCollections(documents, read, collectionSchema);
    const care = readCarePages(documents, media, pages);
    defaulted.push(...issues, ...care.issues);
    const texts: Texts = {
      ...screenTexts({ ...documentTexts, home }),
      identity: read(identityText(name), "identity"),
      carePages: care.pages,
      collections,
    };
    return { texts, defaulted };
  };
}

/** Reads the documents of which there is one. */
function textDocumentsReader(media: LabelMedia): (read: ReadDocument) => TextDocuments {
  const schemas = Object.entries<{ fields: Fields }>(textDocuments).map(
    ([type, { fields }]) => [type, objectOf(fields)(media).prefault({})] as const,
  );
  return (read) =>
    // biome-ignore lint/plugin: each type is read by its own schema, and Object.fromEntries forgets which
    Object.fromEntries(schemas.map(([type, schema]) => [type, read(schema, type)])) as TextDocuments;
}

/** Some words follow from others. Where a page or a search engine needs words, the label's name stands in. */
function settled(documents: TextDocuments): TextDocuments {
  const { name, description, phone, phoneDisplay, hours, openingHours, showroom } = documents.house;
  const house = {
    ...documents.house,
    hours: hours.length > 0 || !openingHours ? hours : hoursInLines(openingHours),
    description: description || name,
    showroom: { ...showroom, address: addressLines(showroom) },
    phoneDisplay: phone && (phoneDisplay || phoneInWords(phone)),
  };
  const { designer, contact, questions, sizeChart, privacy } = documents;
  const { headline } = designer;
  return {
    ...documents,
    house,
    designer: { ...designer, headline: headline || name, description: designer.description || name },
    contact: { ...contact, description: contact.description || contactSummary(documents.house) },
    questions: { ...questions, description: questions.description || name },
    sizeChart: { ...sizeChart, description: sizeChart.description || name },
    privacy: { ...privacy, description: privacy.description || name },
  };
}

function contactSummary({ name, showroom, hours }: TextDocuments["house"]): string {
  return shortenedTo(LONGEST_SUMMARY, separated([name, ...showroom.address, ...hours]));
}
