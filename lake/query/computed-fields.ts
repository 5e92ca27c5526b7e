import { assetUrlFor } from "../assets/asset-url.ts";
import { type Document, isFields } from "../documents/document.ts";

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

/** The property is not enumerable, so no projection or result shows it. */
export const SEARCH_TOKENS = "\0searchTokens";

export function withSearchTokens(document: Document): Document {
  let tokens: string[] | undefined;
  return Object.defineProperty(document, SEARCH_TOKENS, {
    get() {
      tokens ??= tokensIn(document);
      return tokens;
    },
  });
}

function tokensIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(tokensIn);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => (key.startsWith("_") ? [] : tokensIn(child)));
}
