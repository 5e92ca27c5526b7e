import { type Document, isFields } from "../documents/document.ts";

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
