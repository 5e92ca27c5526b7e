import { httpError } from "../http/http-error.ts";
import type { Document } from "../store/document.ts";
import { type DocumentId, parseId } from "../store/document-id.ts";
import { withWords } from "./search-tokens.ts";

/** Layers from the top down: "raw" alone is every document as it is; otherwise each id is answered by the first layer that has it. */
export type Perspective = "raw" | readonly string[];

/** API versions are dates, so they compare as text; `v1` is before and `vX` after all of them. */
const PUBLISHED_BY_DEFAULT_SINCE = "2025-02-19";

export function readPerspective(asked: string | null, version: string): Perspective {
  if (asked === null || asked === "") {
    return version === "1" || version < PUBLISHED_BY_DEFAULT_SINCE ? "raw" : ["published"];
  }
  const layers = asked.split(",");
  if (layers.includes("raw")) {
    if (layers.length > 1) throw httpError(400, "The raw perspective cannot be combined with another");
    return "raw";
  }
  const unknown = layers.find((layer) => !/^[a-zA-Z0-9_-]+$/.test(layer));
  if (unknown !== undefined) throw httpError(400, `Invalid perspective: ${unknown}`);
  const named = layers.map((layer) => (layer === "previewDrafts" ? "drafts" : layer));
  return named.includes("published") ? named : [...named, "published"];
}

/** What a reader sees through a perspective, under the ids of the published documents. */
export function seenThrough(
  perspective: Perspective,
  documents: ReadonlyMap<string, Document>,
): ReadonlyMap<string, Document> {
  if (perspective === "raw") return documents;
  const seen = new Map<string, Document>();
  for (const layer of perspective) {
    for (const document of documents.values()) {
      const id = idWithin(layer, document._id);
      if (id === undefined || seen.has(id)) continue;
      const isPlain = perspective.length === 1;
      seen.set(id, isPlain ? document : withWords({ ...document, _id: id, _originalId: document._id }));
    }
  }
  return seen;
}

function idWithin(layer: string, id: string): string | undefined {
  const parsed = parseId(id);
  return layerOf(parsed) === layer ? parsed.publishedId : undefined;
}

/** The name of the layer that an id belongs to: a release cannot be called like one of the other two. */
function layerOf(id: DocumentId): string {
  if (id.kind === "version") return id.release;
  return id.kind === "draft" ? "drafts" : "published";
}
