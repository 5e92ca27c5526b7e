import { httpError } from "@trousseau/host/http-error.ts";
import type { Document } from "../documents/document.ts";
import { type DocumentId, isVersionId, parseId } from "../documents/document-id.ts";
import { isToBeUnpublished } from "../releases/release.ts";
import { withAssetUrlField, withSearchTokens } from "./computed-fields.ts";

/**
 * "raw" shows every document as it is. Otherwise each id is answered by the first layer that has it. API versions without
 * releases mean "raw without versions".
 */
export type Perspective = "raw" | "raw without versions" | readonly string[];

/**
 * Releases exist from this API version on, and "published" is the default
 * (https://www.sanity.io/docs/content-lake/perspectives/changelog). Versions compare as text; `v1` is before and `vX` after all
 * of them.
 */
const RELEASES_SINCE = "2025-02-19";

export function knowsReleases(version: string): boolean {
  return version >= RELEASES_SINCE;
}

export function readPerspective(requested: string | null, version: string): Perspective {
  const raw = knowsReleases(version) ? "raw" : "raw without versions";
  if (requested === null || requested === "") return knowsReleases(version) ? ["published"] : raw;
  const layers = requested.split(",");
  if (layers.includes("raw")) {
    if (layers.length > 1) throw httpError(400, "The raw perspective cannot be combined with another");
    return raw;
  }
  const unknown = layers.find((layer) => !/^[a-zA-Z0-9_-]+$/.test(layer));
  if (unknown !== undefined) throw httpError(400, `Invalid perspective: ${unknown}`);
  const named = layers.map((layer) => (layer === "previewDrafts" ? "drafts" : layer));
  return named.includes("published") ? named : [...named, "published"];
}

/** Documents appear under their published ids. A release shows the dataset as it will be after publication. */
export function applyPerspective(
  perspective: Perspective,
  documents: ReadonlyMap<string, Document>,
): ReadonlyMap<string, Document> {
  if (perspective === "raw") return documents;
  if (perspective === "raw without versions")
    return new Map([...documents].filter(([id]) => !isVersionId(id)));
  const seen = new Map<string, Document | undefined>();
  for (const layer of perspective) {
    for (const document of documents.values()) {
      const id = idWithin(layer, document._id);
      if (id === undefined || seen.has(id)) continue;
      seen.set(id, isGone(document) ? undefined : asShown(document, id, perspective));
    }
  }
  return new Map([...seen].flatMap(([id, document]) => (document === undefined ? [] : [[id, document]])));
}

function isGone(document: Document): boolean {
  return isVersionId(document._id) && isToBeUnpublished(document);
}

/** Every stack of layers shares one copy of a document. */
function asShown(document: Document, id: string, { length }: readonly string[]): Document {
  if (length === 1) return document;
  const existingCopy = copies.get(document);
  if (existingCopy !== undefined) return existingCopy;
  const copy = withSearchTokens(withAssetUrlField({ ...document, _id: id, _originalId: document._id }));
  copies.set(document, copy);
  return copy;
}

const copies = new WeakMap<Document, Document>();

function idWithin(layer: string, id: string): string | undefined {
  const parsed = parseId(id);
  return layerOf(parsed) === layer ? parsed.publishedId : undefined;
}

/** No release can be called like one of the other two layers. */
function layerOf(id: DocumentId): string {
  if (id.kind === "version") return id.release;
  return id.kind === "draft" ? "drafts" : "published";
}
