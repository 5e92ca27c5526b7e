import { partOf } from "./part-of.ts";

/** Texts of the label's documents that a visitor sends as her own words. */
const saidByVisitors: Readonly<Record<string, readonly string[]>> = {
  house: ["greeting"],
  contact: ["messageLead"],
  messages: ["rent", "purchase", "question", "fittingList"],
  newsletter: ["messageLead"],
};

/**
 * The document without the words that visitors say in the shop's first language. In another one nobody sends what she cannot read:
 * where the label has not translated its message, the language's own stands there.
 */
export function withoutForeignWords(document: unknown): unknown {
  const names = saidByVisitors[String(partOf(document, "_type"))];
  if (!names) return document;
  return Object.fromEntries(Object.entries(Object(document)).filter(([name]) => !names.includes(name)));
}
