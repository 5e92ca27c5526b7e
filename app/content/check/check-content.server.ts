import { isPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import { limited } from "#app/content/document-limits.server.ts";
import { formerPaths } from "#app/content/former-paths.server.ts";
import type { Refusal } from "#app/content/loss-guard.server.ts";
import type { ReadPicture } from "#app/content/pictures.server.ts";
import { readProducts } from "#app/content/product-list.server.ts";
import { textTypes } from "#app/content/queries.server.ts";
import { withUnwritten } from "#app/content/texts/all-collections.server.ts";
import { termValues } from "#app/content/texts/fill-terms.server.ts";
import type { ReadTexts } from "#app/content/texts/read-texts.server.ts";
import { servedPaths } from "#app/content/texts/shown-texts.server.ts";
import { emptyCollections } from "./collection-findings.server.ts";
import { emptyScreenFindings } from "./empty-screen-findings.server.ts";
import { error, type Finding, type FindingDetail, warning } from "./finding.server.ts";
import { formerSlugFindings } from "./former-slug-findings.server.ts";
import { withoutHiddenSections } from "./hidden-sections.server.ts";
import { iconFindings } from "./icon-findings.server.ts";
import { linkFindings } from "./link-findings.server.ts";
import { messageFindings } from "./message-findings.server.ts";
import { missingFindings, namelessFindings, wordlessFindings } from "./missing-findings.server.ts";
import { silentPictureFindings } from "./picture-findings.server.ts";
import { placeholderFindings } from "./placeholder-findings.server.ts";
import { productFindings } from "./product-findings.server.ts";
import { remnantFindings, remnantsInText } from "./sample-remnants.server.ts";
import { sectionFindings } from "./section-findings.server.ts";
import { chartFindings, unknownSizeFindings } from "./size-findings.server.ts";
import { termFindings } from "./term-findings.server.ts";

export type Checked = {
  /** All documents of the host, with drafts where they could be read. */
  documents: readonly unknown[];
  /** By id, the slugs that dresses, collections and pages had some time ago. */
  formerSlugs: ReadonlyMap<string, string>;
  /** What the host has set aside because it could not read it. */
  unreadable?: readonly { id: string; reason: string }[];
  /** When the shop goes on showing dresses that the host no longer has. */
  refusal?: Refusal | undefined;
  /** Whether the shop's server is set up to send the newsletter's mails. */
  canConfirm: boolean;
};

export type Readers = { readPicture: ReadPicture; readTexts: ReadTexts };

type Document = z.infer<typeof document>;

const document = z.looseObject({ _id: z.string(), _type: z.string() });

/** What is wrong with the content, dress by dress and text by text, worst first. */
export function checkContent(
  { documents, formerSlugs, unreadable = [], refusal, canConfirm }: Checked,
  readers: Readers,
): Finding[] {
  const all = documents.flatMap((raw) => document.safeParse(raw).data ?? []);
  const published = all.filter(({ _id }) => isPublishedId(_id));
  const storedProducts = published.filter(({ _type }) => _type === "product");
  const storedTexts = published
    .filter(({ _type }) => textTypes.some((type) => type === _type))
    .map(withoutHiddenSections);
  const [products, texts] = [readable(storedProducts), readable(storedTexts)];
  const { texts: written } = readers.readTexts(storedTexts);
  const { isOwn, collections } = written;
  const { products: shown, leftOut } = readProducts(storedProducts, readers.readPicture, collections);
  const numbers = termValues({ ...written, collections: withUnwritten(written, shown) });
  const paths = new Set([...servedPaths(shown, written), ...formerPaths(published, shown, written).keys()]);
  const findings = [
    ...(refusal ? [refusalFinding(refusal)] : []),
    ...unreadable.map(unreadableFinding),
    ...products.flatMap((product) => found(product, productFindings(product, written))),
    ...products.flatMap((product) => found(product, formerSlugFindings(product, all, formerSlugs))),
    ...products.flatMap((product) => found(product, unknownSizeFindings(product, written.sizeChart.rows))),
    ...storedProducts.flatMap((product) => found(product, listFindings(product))),
    ...leftOut.flatMap(({ id, reason }) =>
      findingsOf(id, storedProducts, [error(`it is left out of the shop: ${reason}`)]),
    ),
    ...(isOwn ? products.flatMap((product) => found(product, remnantFindings(product))) : []),
    ...emptyCollections(shown, collections),
    ...(isOwn ? emptyScreenFindings(written) : []),
    ...texts.flatMap((text) => found(text, placeholderFindings(text))),
    ...texts.flatMap((text) => found(text, termFindings(text, numbers))),
    ...texts.flatMap((text) => found(text, messageFindings(text))),
    ...texts.flatMap((text) => found(text, chartFindings(text))),
    ...texts.flatMap((text) => found(text, linkFindings(text, paths))),
    ...texts.flatMap((text) => found(text, formerSlugFindings(text, all, formerSlugs))),
    ...texts.flatMap((text) => found(text, sectionFindings(text, written, shown, canConfirm))),
    ...(isOwn ? texts.flatMap((text) => found(text, remnantsInText(text, written.labelSettings.name))) : []),
    ...texts.flatMap((text) => found(text, iconFindings(text, texts, written))),
    ...texts.flatMap((text) => found(text, wordlessFindings(text))),
    ...texts.flatMap((text) => found(text, silentPictureFindings(text))),
    ...(isOwn ? texts.flatMap((text) => found(text, missingFindings(text, written))) : []),
    ...(isOwn ? texts.flatMap((text) => found(text, namelessFindings(text, collections))) : []),
    ...defaulted(storedTexts, readers.readTexts, isOwn),
  ];
  return findings.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
}

/** Of each document what the shop reads, or it would take whoever asks minutes; the readers say what it does not. */
function readable(documents: Document[]): Document[] {
  return documents.flatMap((each) => document.safeParse(limited(each).document).data ?? []);
}

function refusalFinding({ fetched, shown }: Refusal): Finding {
  const message = `the shop goes on showing ${shown} dresses, though the content host has ${fetched} that can be shown: so many are taken away at once only when they are seen being deleted. Restore them; or, when they are to go, start the shop with CATALOGUE_MAY_SHRINK=true`;
  return { id: "", type: "", name: "The catalogue", ...error(message) };
}

function unreadableFinding({ id, reason }: { id: string; reason: string }): Finding {
  const message = `it cannot be read and is left out: ${reason}. Restore a backup, or write it anew under the same id`;
  return { id, type: "", name: id, ...error(message) };
}

function found({ _id, _type, name, title }: Document, details: FindingDetail[]): Finding[] {
  const shown = [name, title].find((text) => typeof text === "string" && text !== "");
  return details.map((detail) => ({ id: _id, type: _type, name: String(shown ?? _id), ...detail }));
}

/** Of one that is left out as a whole, that is said. */
function listFindings(product: Document): FindingDetail[] {
  const { document: kept, faults } = limited(product);
  return kept ? faults.map(error) : [];
}

/** Of a document by its id. */
function findingsOf(id: string, documents: Document[], details: FindingDetail[]): Finding[] {
  return documents.filter(({ _id }) => _id === id).flatMap((document) => found(document, details));
}

function defaulted(texts: Document[], readTexts: ReadTexts, isOwn: boolean): Finding[] {
  return readTexts(texts).defaulted.flatMap(({ id, parts }) =>
    findingsOf(
      id,
      texts,
      parts.filter(isSaidHere).map((part) => defaultedFinding(part, isOwn)),
    ),
  );
}

/** Placeholders, buttons that lack something and the fields of messages have details of their own. */
function isSaidHere(part: string): boolean {
  return (
    !part.includes("placeholder") &&
    !/\.(href|label) is missing$/.test(part) &&
    !/ (names a field that|does not name \{)/.test(part)
  );
}

/** Of whole documents, and of parts of a page; of a field, what stands in its place is said as well. */
const NOT_SHOWN =
  /(is not|are not|cannot be) shown$|without a link$|^its address .* belongs to|^there are more than/;

function defaultedFinding(part: string, isOwn: boolean): FindingDetail {
  if (NOT_SHOWN.test(part)) return error(part);
  return warning(`${part}; ${isOwn ? "the shop does without" : "the shop says what it ships with instead"}`);
}
