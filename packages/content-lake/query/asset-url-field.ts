import { assetUrlFor } from "../store/asset-url.ts";
import type { Document } from "../store/document.ts";

/** The origin that the question being answered was asked at. One process answers one at a time, and never waits in between. */
let origin: string | undefined;

/** Answers a question from somebody at an origin. */
export function withOrigin<Result>(requested: string | undefined, work: () => Result): Result {
  origin = requested;
  try {
    return work();
  } finally {
    origin = undefined;
  }
}

/**
 * An asset's document whose `url` is worked out when it is read, for whoever is asking: so it is right in every projection, and no
 * document is copied for each origin.
 */
export function withAssetUrlField(document: Document): Document {
  const path = assetUrlFor(document, "");
  if (path === undefined) return document;
  return Object.defineProperty(document, "url", { enumerable: true, get: () => `${origin ?? ""}${path}` });
}
