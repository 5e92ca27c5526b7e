import { assetUrlFor } from "../assets/asset-url.ts";
import type { Document } from "../documents/document.ts";

/** A process evaluates one query at a time, synchronously, so one origin is enough. */
let origin: string | undefined;

export function withOrigin<Result>(requested: string | undefined, work: () => Result): Result {
  origin = requested;
  try {
    return work();
  } finally {
    origin = undefined;
  }
}

/** The URL is computed for the origin of the request, so that no document is copied for each origin. */
export function withAssetUrlField(document: Document): Document {
  const path = assetUrlFor(document, "");
  if (path === undefined) return document;
  return Object.defineProperty(document, "url", { enumerable: true, get: () => `${origin ?? ""}${path}` });
}
