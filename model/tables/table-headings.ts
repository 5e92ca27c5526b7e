import { type Sentence, t } from "@trousseau/words/translate.ts";
import { oneLine } from "./cell-parsers.ts";

/** The English heading of a column, by which the shop knows it. */
export type Heading = Exclude<Sentence, `${string}{{${string}`>;

/** The heading in the shop's language, in which tables are written. */
export function shownHeading(heading: Heading): string {
  return t(heading);
}

/** Finds the column that a table calls so in the shop's language or in English; other words stay, in small letters. */
export function columnReader(headings: readonly Heading[]): (text: string) => string {
  const byName = new Map(headings.map((heading) => [inSmall(t(heading)), heading]));
  return (text) => {
    const called = inSmall(text);
    return byName.get(called) ?? called;
  };
}

/** Spreadsheets on a Mac may write an accent as a character of its own, and Switzerland writes "ss" for ß. */
function inSmall(text: string): string {
  return oneLine(text).normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}
