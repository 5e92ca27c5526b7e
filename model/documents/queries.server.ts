import { z } from "zod";
import { partOf } from "./part-of.ts";
import { textDocuments } from "./text-documents.ts";

/** The one query of the specification: all documents of type product. */
export const allProducts = `*[_type == "product"]`;

/** Names each dress in the revision that the host has, without the rest of it. */
export const productRevisions = `${allProducts}{_id, _rev}`;

export const productsWithIds = `*[_type == "product" && _id in $ids]`;

/** The label's own texts: one document each, and one for each collection and page. */
export const textTypes = [...Object.keys(textDocuments), "identity", "home", "collection", "carePage"];

export const allTexts = `*[_type in ${JSON.stringify(textTypes)}]`;

/** Whatever changes among these changes a page. */
export const allShown = `*[_type in ${JSON.stringify(["product", ...textTypes])}]`;

const typesOfTexts = new Set<unknown>(textTypes);

export function isText(document: unknown): boolean {
  return typesOfTexts.has(partOf(document, "_type"));
}

/**
 * The documents of an answer that anybody may see: a dot in the id makes a document private, and the shop's token reads those
 * as well. Throws for an answer that is no list.
 */
export function publicDocuments(answer: unknown): unknown[] {
  const isPrivate = (document: unknown) => String(partOf(document, "_id")).includes(".");
  return z
    .array(z.unknown())
    .parse(answer)
    .filter((document) => !isPrivate(document));
}
