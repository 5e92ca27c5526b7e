import { isEmpty } from "./field-issues.ts";
import { partOf } from "./part-of.ts";
import { TRANSLATIONS } from "./translation.ts";

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
export function withoutForeignWords(document: unknown, language: string): unknown {
  const names = saidByVisitors[String(partOf(document, "_type"))];
  if (!names) return document;
  const translation = partOf(partOf(document, TRANSLATIONS), language);
  const isForeign = (name: string) => names.includes(name) && isEmpty(partOf(translation, name));
  return Object.fromEntries(Object.entries(Object(document)).filter(([name]) => !isForeign(name)));
}
