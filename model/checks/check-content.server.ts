import { isPublishedId } from "@sanity/client/csm";
import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { documentIn } from "#model/documents/document-in.ts";
import { limited } from "#model/documents/document-limits.server.ts";
import { error, type Issue, warning } from "#model/documents/issue.ts";
import { isText } from "#model/documents/queries.server.ts";
import { oldAddressesOf, pageAddresses } from "#model/dresses/former-paths.server.ts";
import { readProducts } from "#model/dresses/products.server.ts";
import type { ReadPicture } from "#model/pictures/pictures.server.ts";
import { rentalToday, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { withUnwritten } from "#model/texts/collections.server.ts";
import type { ReadTexts } from "#model/texts/read-texts.server.ts";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import { termValues } from "#model/texts/shown-texts.server.ts";
import { formerSlugIssues, linkIssues, oldAddressIssues } from "./address-issues.server.ts";
import {
  type Checked,
  type ContentIssue,
  type Facts,
  pathInStudio,
  type Rule,
  type StoredDocument,
} from "./content-issue.server.ts";
import { productIssues } from "./product-issues.server.ts";
import { rentalIssues } from "./rental-issues.server.ts";
import {
  emptyCollections,
  emptyScreenIssues,
  rejectedCatalogueIssue,
  sectionIssues,
  unreadableIssue,
  unsaidTermIssues,
  withoutHiddenSections,
} from "./shop-issues.server.ts";
import {
  chartIssues,
  doubtfulIssues,
  goneFileIssues,
  iconIssues,
  missingIssues,
  namelessIssues,
  pictureIssues,
  placeholderIssues,
  termIssues,
  wordlessIssues,
} from "./text-issues.server.ts";
import { glossaryIssues, translationIssues } from "./translation-issues.server.ts";

export type Readers = { readPicture: ReadPicture; readTexts: ReadTexts };

const productRules: readonly Rule[] = [productIssues, goneFileIssues, formerSlugIssues];

const textRules: readonly Rule[] = [
  placeholderIssues,
  doubtfulIssues,
  termIssues,
  chartIssues,
  linkIssues,
  oldAddressIssues,
  formerSlugIssues,
  sectionIssues,
  iconIssues,
  wordlessIssues,
  pictureIssues,
  goneFileIssues,
  missingIssues,
  namelessIssues,
];

const severities: readonly Issue["severity"][] = ["error", "warning", "hint"];

const document = z.looseObject({ _id: z.string(), _type: z.string() });

/** Lists what is wrong with the content, dress by dress and text by text, the worst first. */
export function checkContent(checked: Checked, { readPicture, readTexts }: Readers): ContentIssue[] {
  const { formerSlugs, goneFiles = new Set(), unreadable = [], rejected, canConfirm } = checked;
  const stored = checked.documents.flatMap((raw) => document.safeParse(raw).data ?? []);
  const all = stored.flatMap((each) => document.safeParse(documentIn(each)).data ?? []);
  const published = all.filter(({ _id }) => isPublishedId(_id));
  const storedProducts = published.filter(({ _type }) => _type === "product");
  const storedTexts = published.filter(isText).map(withoutHiddenSections);
  const { texts: writtenTexts, defaulted } = readTexts(storedTexts);
  const { products, leftOut } = readProducts(storedProducts, readPicture, writtenTexts);
  const languages = writtenTexts.labelSettings.languages.filter((language) => language !== ownLanguage);
  const knownPages = pageAddresses(published, products, writtenTexts);
  const oldAddresses = oldAddressesOf(writtenTexts.oldAddresses.addresses, knownPages);
  const facts: Facts = {
    writtenTexts,
    knownPages,
    products,
    all,
    formerSlugs,
    goneFiles,
    paths: new Set([...knownPages.served, ...knownPages.moved.keys(), ...oldAddresses.keys()]),
    numbers: termValues({ ...writtenTexts, collections: withUnwritten(writtenTexts, products) }),
    canConfirm,
  };
  const issues = [
    ...(rejected ? [rejectedCatalogueIssue(rejected)] : []),
    ...unreadable.map(unreadableIssue),
    ...judged(readable(storedProducts), productRules, facts),
    ...judged(storedProducts, [listIssues], facts),
    ...leftOut.flatMap(({ id, reason }) =>
      issuesOf(id, storedProducts, [error(t("it is left out of the shop: {{reason}}", { reason }))]),
    ),
    ...rentalIssues({
      documents: (checked.rental ?? []).flatMap((raw) => document.safeParse(raw).data ?? []),
      dresses: new Set(storedProducts.map(({ _id }) => _id)),
      today: rentalToday(
        published.find(({ _id }) => _id === SETTINGS_ID),
        Date.now(),
      ),
    }),
    ...emptyCollections(products, writtenTexts),
    ...emptyScreenIssues(writtenTexts),
    ...unsaidTermIssues(products, writtenTexts),
    ...judged(readable(storedTexts), textRules, facts),
    ...defaulted.flatMap(({ id, issues }) => issuesOf(id, storedTexts, readingIssues(issues))),
    ...glossaryIssues(readable(storedProducts), writtenTexts.glossary, languages),
    ...translationIssues(stored.filter(isShown).map(withoutHiddenSections), languages),
  ];
  return issues.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

function isShown({ _id, _type }: StoredDocument): boolean {
  return isPublishedId(_id) && (_type === "product" || isText({ _type }));
}

function judged(documents: readonly StoredDocument[], rules: readonly Rule[], facts: Facts): ContentIssue[] {
  return rules.flatMap((rule) => documents.flatMap((each) => contentIssues(each, rule(each, facts))));
}

/** Keeps only what the shop reads of each document, or the check would take minutes; the readers report the rest. */
function readable(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.flatMap((each) => document.safeParse(limited(each).document).data ?? []);
}

function contentIssues(document: StoredDocument, details: Issue[]): ContentIssue[] {
  const { _id, _type, name, title } = document;
  const documentName = [name, title].find((text) => typeof text === "string" && text !== "");
  return details.map(({ path, ...detail }) => ({
    id: _id,
    type: _type,
    name: String(documentName ?? _id),
    ...(path && { path: pathInStudio(document, path) }),
    ...detail,
  }));
}

/** A dress that is left out as a whole says so. */
function listIssues(product: StoredDocument): Issue[] {
  const { document: limitedDocument, issues } = limited(product);
  return limitedDocument ? issues : [];
}

function issuesOf(id: string, documents: readonly StoredDocument[], details: Issue[]): ContentIssue[] {
  return documents.filter(({ _id }) => _id === id).flatMap((document) => contentIssues(document, details));
}

function readingIssues(issues: readonly Issue[]): Issue[] {
  return issues
    .filter(({ isShownByCheck }) => !isShownByCheck)
    .map(({ message, severity }) =>
      severity === "error" ? error(message) : warning(t("{{message}}; the shop leaves it out", { message })),
    );
}
