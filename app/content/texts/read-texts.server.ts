import { z } from "zod";
import { texts as shipped, type Texts } from "#app/content/default-texts.server.ts";
import { excessOf } from "#app/content/document-limits.server.ts";
import { neutralTexts } from "#app/label/neutral-texts.ts";
import { allCollections } from "./all-collections.server.ts";
import { readCarePages } from "./care-pages.server.ts";
import { collectionDocuments } from "./collection-documents.server.ts";
import { collectionText } from "./collection-text.server.ts";
import { designerText } from "./designer-text.server.ts";
import { homeText } from "./home-text.server.ts";
import { identityText } from "./identity-text.server.ts";
import type { LabelMedia } from "./label-media.server.ts";
import { labelSettingsText } from "./label-settings-text.server.ts";
import { messagesText } from "./messages-text.server.ts";
import { isOwnLabel, ownLabelTexts, settledSettings } from "./own-label-texts.server.ts";
import { parseWithDefaults } from "./parse-with-defaults.server.ts";
import { questionsText } from "./questions-text.server.ts";
import { contactText, newsletterText, notFoundText, privacyText, searchText } from "./screen-texts.server.ts";
import { sizeChartText } from "./size-chart-text.server.ts";
import { termsText } from "./terms-text.server.ts";

/** A document of which some parts are said as in the files, and why. */
export type DefaultedFields = { id: string; parts: string[] };

export type ReadTexts = (documents: readonly unknown[]) => { texts: Texts; defaulted: DefaultedFields[] };

/** A document by its fixed id; a dataset of somebody else may use the same words for other things, hence the type as well. */
const textDocument = z.looseObject({ _id: z.string(), _type: z.string() });

/**
 * Reads the label's texts from its documents, field by field; what they do not say comes from the files of the shop: the sample
 * label's whole texts, or, once a label has written about itself, neutral words alone.
 */
export function createTextReader(media: LabelMedia): ReadTexts {
  return (documents) => {
    const defaulted: DefaultedFields[] = [];
    const stored = textsByName(documents);

    function read<T>(schema: z.ZodType<T>, type: string, id: string = type): T {
      const document = stored.get(nameOf(type, id));
      const excess = document && excessOf(document);
      const { value, faults } = parseWithDefaults(schema, excess ? undefined : document);
      const parts = excess ? [excess] : faults;
      if (parts.length > 0) defaulted.push({ id, parts });
      return value;
    }

    const isOwn = isOwnLabel(documents);
    const labelSettings = read(
      labelSettingsText(isOwn ? neutralTexts.labelSettings : shipped.labelSettings),
      "house",
    );
    const instead = isOwn ? ownLabelTexts(labelSettings) : shipped;
    const { questions, ...questionsScreen } = read(questionsText(instead), "questions");
    const { ids, faults } = collectionDocuments(documents);
    defaulted.push(...faults);
    const collections = allCollections(ids, instead.collections, (id, unwritten) =>
      read(collectionText(media, unwritten), "collection", id),
    );
    const care = readCarePages(documents, media);
    defaulted.push(...care.faults);
    const texts: Texts = {
      ...instead,
      carePages: care.pages,
      labelSettings: isOwn ? { ...labelSettings, ...settledSettings(labelSettings) } : labelSettings,
      identity: read(identityText(labelSettings.name), "identity"),
      terms: read(termsText(instead.terms), "terms"),
      designer: read(designerText(media, instead.designer), "designer"),
      home: read(homeText(media, instead.home), "home"),
      contact: read(contactText(media, instead.contact), "contact"),
      messages: read(messagesText(instead.messages), "messages"),
      newsletter: read(newsletterText(instead.newsletter), "newsletter"),
      privacy: read(privacyText(instead.privacy), "privacy"),
      notFound: read(notFoundText(media, instead.notFound), "notFound"),
      search: read(searchText(instead.search), "search"),
      sizeChart: read(sizeChartText(instead.sizeChart), "sizeChart"),
      questions,
      questionsScreen,
      collections,
    };
    return { texts, defaulted };
  };
}

/** Looked up once for each collection, of which there may be thousands. Of two under one name the first counts. */
function textsByName(documents: readonly unknown[]): ReadonlyMap<string, object> {
  const parsed = documents.flatMap((document) => textDocument.safeParse(document).data ?? []);
  return new Map(parsed.toReversed().map((text) => [nameOf(text._type, text._id), text]));
}

function nameOf(type: string, id: string): string {
  return `${type} ${id}`;
}
