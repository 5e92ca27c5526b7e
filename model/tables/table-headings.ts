import { type Sentence, t } from "@trousseau/words/translate.ts";
import { asTyped, oneLine } from "./cell-parsers.ts";

/** The English heading of a column, by which the shop knows it. */
export type Heading = Exclude<Sentence, `${string}{{${string}`>;

/** The heading in the shop's language, in which tables are written. */
export function shownHeading(heading: Heading): string {
  return t(heading);
}

/**
 * Finds the column that a table calls so in the shop's language or in English; other words stay, in small letters. `others`: columns whose
 * headings no word list has.
 */
export function columnReader(
  headings: readonly Heading[],
  others: readonly { heading: string; ownHeading: string }[] = [],
): (text: string) => string {
  const byName = new Map<string, string>([
    ...others.flatMap(({ heading, ownHeading }) =>
      [heading, ownHeading].map((name) => [asTyped(name), heading] as const),
    ),
    ...headings.map((heading) => [asTyped(t(heading)), heading] as const),
  ]);
  return (text) => byName.get(asTyped(text)) ?? oneLine(text).toLowerCase();
}
