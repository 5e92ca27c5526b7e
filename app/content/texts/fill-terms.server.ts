import { filledIn } from "#app/catalogue/message-text.ts";
import { termDays } from "#app/label/terms.ts";
import type { Texts } from "./label-texts.server.ts";

/**
 * Fills in the numbers that a text names, and leaves out a line with one that the label has not given. The numbers are collected
 * once, since collections may have 40,000 names.
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
