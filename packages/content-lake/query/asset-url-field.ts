import { assetUrlFor } from "../store/asset-url.ts";
import type { Document } from "../store/document.ts";

/** The origin of the query that is being evaluated. A process evaluates one at a time, synchronously. */
let origin: string | undefined;

/** Runs `work` with the origin of the request. */
export function withOrigin<Result>(requested: string | undefined, work: () => Result): Result {
  origin = requested;
  try {
    return work();
  } finally {
    origin = undefined;
  }
}

/**
 * An asset's document whose `url` is computed when it is read, for the origin of the request: so it is right in every projection, and no
 * document is copied for each origin.
 */
export function withAssetUrlField(document: Document): Document {
  const path = assetUrlFor(document, "");
  if (path === undefined) return document;
  return Object.defineProperty(document, "url", { enumerable: true, get: () => `${origin ?? ""}${path}` });
}
