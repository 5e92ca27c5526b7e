import { isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import { limited } from "#app/content/document-limits.server.ts";
import { formerPaths } from "#app/content/former-paths.server.ts";
import type { RejectedCatalogue } from "#app/content/loss-guard.server.ts";
import type { ReadPicture } from "#app/content/pictures.server.ts";
import { readProducts } from "#app/content/product-list.server.ts";
import { textTypes } from "#app/content/queries.server.ts";
import { withUnwritten } from "#app/content/texts/all-collections.server.ts";
import { termValues } from "#app/content/texts/fill-terms.server.ts";
import type { Fault } from "#app/content/texts/parse-with-defaults.server.ts";
import type { ReadTexts } from "#app/content/texts/read-texts.server.ts";
import { servedPaths } from "#app/content/texts/shown-texts.server.ts";
import { emptyCollections } from "./collection-issues.server.ts";
import { type ContentIssue, error, type IssueDetail, warning } from "./content-issue.server.ts";
import { emptyScreenIssues } from "./empty-screen-issues.server.ts";
import { formerSlugIssues } from "./former-slug-issues.server.ts";
import { withoutHiddenSections } from "./hidden-sections.server.ts";
import { iconIssues } from "./icon-issues.server.ts";
import { linkIssues } from "./link-issues.server.ts";
import { missingIssues, namelessIssues, wordlessIssues } from "./missing-issues.server.ts";
import { silentPictureIssues } from "./picture-issues.server.ts";
import { placeholderIssues } from "./placeholder-issues.server.ts";
import { productIssues } from "./product-issues.server.ts";
import { remnantIssues, remnantsInText, sampleName } from "./sample-remnants.server.ts";
import { sectionIssues } from "./section-issues.server.ts";
import { chartIssues, unknownSizeIssues } from "./size-issues.server.ts";
import { termIssues } from "./term-issues.server.ts";

export type Checked = {
  /** All documents of the host, with drafts where they could be read. */
  documents: readonly unknown[];
  /** By id, the slugs that dresses, collections and pages had some time ago. */
  formerSlugs: ReadonlyMap<string, string>;
  /** Documents that the host has set aside because it could not read them. */
  unreadable?: readonly { id: string; reason: string }[];
  /** When the shop goes on showing dresses that the host no longer has. */
  rejected?: RejectedCatalogue | undefined;
  /** Whether the shop's server is set up to send the newsletter's mails. */
  canConfirm: boolean;
};

export type Readers = { readPicture: ReadPicture; readTexts: ReadTexts };

type Document = z.infer<typeof document>;

const document = z.looseObject({ _id: z.string(), _type: z.string() });

/** Lists what is wrong with the content, dress by dress and text by text, the worst first. */
export function checkContent(
  { documents, formerSlugs, unreadable = [], rejected, canConfirm }: Checked,
  readers: Readers,
): ContentIssue[] {
  const all = documents.flatMap((raw) => document.safeParse(raw).data ?? []);
  const published = all.filter(({ _id }) => isPublishedId(_id));
  const storedProducts = published.filter(({ _type }) => _type === "product");
  const storedTexts = published
    .filter(({ _type }) => textTypes.some((type) => type === _type))
    .map(withoutHiddenSections);
  const [products, texts] = [readable(storedProducts), readable(storedTexts)];
  const { texts: written, defaulted } = readers.readTexts(storedTexts);
  const { collections, labelSettings } = written;
  const mayBeSample = labelSettings.name === sampleName;
  const { products: shown, leftOut } = readProducts(storedProducts, readers.readPicture, collections);
  const numbers = termValues({ ...written, collections: withUnwritten(written, shown) });
  const paths = new Set([...servedPaths(shown, written), ...formerPaths(published, shown, written).keys()]);
  const issues = [
    ...(rejected ? [rejectedCatalogueIssue(rejected)] : []),
    ...unreadable.map(unreadableIssue),
    ...products.flatMap((product) => found(product, productIssues(product, written))),
    ...products.flatMap((product) => found(product, formerSlugIssues(product, all, formerSlugs))),
    ...products.flatMap((product) => found(product, unknownSizeIssues(product, written.sizeChart.rows))),
    ...storedProducts.flatMap((product) => found(product, listIssues(product))),
    ...leftOut.flatMap(({ id, reason }) =>
      issuesOf(id, storedProducts, [error(`it is left out of the shop: ${reason}`)]),
    ),
    ...(mayBeSample ? [] : products.flatMap((product) => found(product, remnantIssues(product)))),
    ...emptyCollections(shown, collections),
    ...emptyScreenIssues(written),
    ...texts.flatMap((text) => found(text, placeholderIssues(text))),
    ...texts.flatMap((text) => found(text, termIssues(text, numbers))),
    ...texts.flatMap((text) => found(text, chartIssues(text))),
    ...texts.flatMap((text) => found(text, linkIssues(text, paths))),
    ...texts.flatMap((text) => found(text, formerSlugIssues(text, all, formerSlugs))),
    ...texts.flatMap((text) => found(text, sectionIssues(text, written, shown, canConfirm))),
    ...(mayBeSample ? [] : texts.flatMap((text) => found(text, remnantsInText(text, labelSettings.name)))),
    ...texts.flatMap((text) => found(text, iconIssues(text, texts, written))),
    ...texts.flatMap((text) => found(text, wordlessIssues(text))),
    ...texts.flatMap((text) => found(text, silentPictureIssues(text))),
    ...texts.flatMap((text) => found(text, missingIssues(text, written))),
    ...texts.flatMap((text) => found(text, namelessIssues(text, collections))),
    ...defaulted.flatMap(({ id, faults }) => issuesOf(id, storedTexts, faultIssues(faults))),
  ];
  return issues.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
}

/** Keeps only what the shop reads of each document, or the check would take minutes; the readers report the rest. */
function readable(documents: Document[]): Document[] {
  return documents.flatMap((each) => document.safeParse(limited(each).document).data ?? []);
}

function rejectedCatalogueIssue({ fetched, shown }: RejectedCatalogue): ContentIssue {
  const message = `the shop goes on showing ${shown} dresses, though the content host has ${fetched} that can be shown: so many are taken away at once only when they are seen being deleted. Restore them; or, when they are to go, start the shop with CATALOGUE_MAY_SHRINK=true`;
  return { id: "", type: "", name: "The catalogue", ...error(message) };
}

function unreadableIssue({ id, reason }: { id: string; reason: string }): ContentIssue {
  const message = `it cannot be read and is left out: ${reason}. Restore a backup, or write it anew under the same id`;
  return { id, type: "", name: id, ...error(message) };
}

function found({ _id, _type, name, title }: Document, details: IssueDetail[]): ContentIssue[] {
  const shown = [name, title].find((text) => typeof text === "string" && text !== "");
  return details.map((detail) => ({ id: _id, type: _type, name: String(shown ?? _id), ...detail }));
}

/** A dress that is left out as a whole says so. */
function listIssues(product: Document): IssueDetail[] {
  const { document: limitedDocument, faults } = limited(product);
  return limitedDocument ? faults : [];
}

/** The issues of a document, by its id. */
function issuesOf(id: string, documents: Document[], details: IssueDetail[]): ContentIssue[] {
  return documents.filter(({ _id }) => _id === id).flatMap((document) => found(document, details));
}

function faultIssues(faults: readonly Fault[]): IssueDetail[] {
  return faults
    .filter(({ isShownByCheck }) => !isShownByCheck)
    .map(({ message, severity }) =>
      severity === "error" ? error(message) : warning(`${message}; the shop does without`),
    );
}
