import { sampleDocuments } from "#app/content/sample-documents.server.ts";
import { identityOf } from "#app/label/identity.ts";
import { readCollections } from "./all-collections.server.ts";
import { collectionText } from "./collection-text.server.ts";
import { createDocumentReader } from "./document-reader.server.ts";
import { screenTexts, type Texts } from "./label-texts.server.ts";
import { neutralDocuments } from "./neutral-documents.server.ts";
import { sampleMedia } from "./sample-media.server.ts";
import {
  readLabelSettings,
  readTextDocuments,
  type TextDocuments,
  textDocuments,
} from "./text-documents.server.ts";

const reader = createDocumentReader(sampleDocuments);

/** What the sample label says: it is read from the documents that ship with the shop, and stands in where a dataset holds dresses alone. */
export const sampleLabel: TextDocuments = readSample();

export const sampleTexts: Texts = {
  ...screenTexts(sampleLabel),
  identity: identityOf(sampleLabel.house.name),
  carePages: [],
  isOwn: false,
  collections: readCollections(sampleDocuments, reader.read, collectionText(sampleMedia)).collections,
};

function readSample(): TextDocuments {
  const schemas = textDocuments(sampleMedia);
  const house = readLabelSettings(reader.read, schemas, neutralDocuments);
  return readTextDocuments(reader, schemas, house, neutralDocuments).documents;
}
