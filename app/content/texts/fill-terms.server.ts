import { filledIn } from "#app/catalogue/message-text.ts";
import { termDays } from "#app/label/terms.ts";
import type { Texts } from "./label-texts.server.ts";

/**
 * Fills in the numbers that a text names. A line with one that the label has not given is left out. The numbers are collected once for all texts:
 * 200 collections, each with 200 earlier names, have 40,000.
 */
export function termFiller(texts: Pick<Texts, "terms" | "collections">): (text: string) => string {
  const values = termValues(texts);
  return (text) => filledIn(text, values).trim();
}

/** The numbers, by the names that a text may give them. */
export function termValues({
  terms,
  collections,
}: Pick<Texts, "terms" | "collections">): Record<string, string | undefined> {
  return Object.fromEntries([
    ...termDays.map((name) => [name, terms[name]?.toString()]),
    ...Object.entries(collections).flatMap(([slug, { previousSlugs, makingDays = terms.makingDays }]) =>
      [...previousSlugs, slug].map((name) => [`makingDays/${name}`, makingDays?.toString()]),
    ),
  ]);
}
