import { t } from "@trousseau/words/translate.ts";
import { unfinishedFault } from "./placeholder.ts";

/**
 * The days that a label promises, each said once. Texts take them by name, in braces, and the shop counts with them.
 */
export const termDays = [
  "makingDays",
  "rushDays",
  "alterationDays",
  "nearShippingDays",
  "shippingDays",
  "rentalBeforeDays",
  "rentalAfterDays",
  "cleaningDays",
  "returnDays",
  "refundDays",
  "changeDays",
  "fittingDays",
  "swatchDays",
] as const;

export type TermDays = (typeof termDays)[number];

/** A number that a label has not given is promised nowhere. */
export type Terms = { [Name in TermDays]?: number | undefined } & {
  /** Comes with every rental, in a line; empty where nothing is said. */
  rentalIncludes: string;
};

/** {returnDays}, or of one collection {makingDays/bridal-dresses}; a slug has letters of any script (dresses/slug.ts). */
const named = /\{(\w+)(\/[\p{L}\p{N}\p{M}_-]+)?\}/gu;

/** The numbers that a text names, as they stand in the braces: "returnDays", "makingDays/bridal-dresses". */
export function termsIn(text: string): string[] {
  return [...text.matchAll(named)]
    .filter(([, name = ""]) => isTerm(name))
    .map(([whole]) => whole.slice(1, -1));
}

/** Whatever else stands in braces is a gap that somebody meant to fill. */
export function withoutTerms(text: string): string {
  return text.replace(named, (whole, name: string) => (isTerm(name) ? "" : whole));
}

/** The same of a text that may name these numbers: one that it names by no name of theirs is told the names. */
export function unfinishedTermsFault(text: string): string | undefined {
  const rest = withoutTerms(text);
  const [unknown] = /\{[\w/-]+\}/.exec(rest) ?? [];
  return unknown
    ? t("names {{unknown}}, and no number of days has that name. Their names are {{names}}", {
        unknown,
        names: termDays.map((name) => `{${name}}`).join(", "),
      })
    : unfinishedFault(rest);
}

function isTerm(name: string): boolean {
  return termDays.some((term) => term === name);
}
