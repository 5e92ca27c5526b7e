import { filledIn } from "#app/catalogue/message-text.ts";
import { termDays } from "#app/label/terms.ts";
import type { Texts } from "./label-texts.server.ts";

/** Fills in the numbers that a text names. A line with one that the label has not given is left out. */
export function fillTerms(text: string, texts: Pick<Texts, "terms" | "collections">): string {
  return filledIn(text, termValues(texts)).trim();
}

/** Of the numbers, by the names that a text may give them. */
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
