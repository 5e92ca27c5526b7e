import { z } from "zod";

/** The one query of the specification: all documents of type product. */
export const allProducts = `*[_type == "product"]`;

/** The label's own texts: one document each, one for each collection. */
export const textTypes = [
  "house",
  "identity",
  "home",
  "collection",
  "designer",
  "terms",
  "questions",
  "contact",
  "messages",
  "newsletter",
  "privacy",
  "notFound",
  "search",
  "sizeChart",
  "carePage",
] as const;

export const allTexts = `*[_type in ${JSON.stringify(textTypes)}]`;

/** Whatever changes among these changes a page. */
export const allShown = `*[_type in ${JSON.stringify(["product", ...textTypes])}]`;

const identified = z.looseObject({ _id: z.string() });

/**
 * The documents of an answer that anybody may see: a dot in the id makes a document private, and the shop's token reads those
 * as well. What is no list stays as it is.
 */
export function withoutPrivate(answer: unknown): unknown {
  const isPrivate = (document: unknown) => identified.safeParse(document).data?._id.includes(".");
  return Array.isArray(answer) ? answer.filter((document) => !isPrivate(document)) : answer;
}
