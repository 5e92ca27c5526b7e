import { type Document, isFields } from "./document.ts";
import { publishedIdOf } from "./document-id.ts";

/** `published` tells when the document was first created. */
export function asPublished(document: Document, published: Document | undefined): Document {
  const copy = copyAs(document, publishedIdOf(document._id));
  return strengthen({ ...copy, _createdAt: published?._createdAt ?? document._createdAt });
}

export function copyAs(document: Document, id: string): Document {
  const { _rev: _, _updatedAt: __, ...rest } = structuredClone(document);
  return { ...rest, _id: id, _type: document._type };
}

/** A draft may refer weakly to an unpublished document, but the published reference is strong. */
function strengthen(document: Document): Document {
  const strong = strengthenIn(document);
  return isFields(strong) ? { ...strong, _id: document._id, _type: document._type } : document;
}

function strengthenIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenIn);
  if (!isFields(value)) return value;
  const { _strengthenOnPublish: intent, ...fields } = value;
  if (isFields(intent) && intent.weak !== true) delete fields._weak;
  return Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, strengthenIn(child)]));
}
