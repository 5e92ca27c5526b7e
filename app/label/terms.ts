/**
 * Days that a label promises, each said once: the questions' answers and the delivery text take them from here by name, in braces, and the
 * shop counts with them.
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
export type Terms = Record<TermDays, number | undefined> & {
  /** What comes with every rental, in a line; empty where nothing is said. */
  rentalIncludes: string;
};

export const terms: Terms = {
  /** From the order to the parcel; a collection or a dress may have a number of its own. */
  makingDays: 28,
  /** The same when the atelier is asked to hurry. */
  rushDays: 16,
  /** Added to the making by an alteration or a colour dyed to order. */
  alterationDays: 10,
  /** Within the label's own part of the world … */
  nearShippingDays: 3,
  /** … and at most, anywhere. */
  shippingDays: 7,
  /** A rented dress arrives this long before the evening … */
  rentalBeforeDays: 3,
  /** … and goes back this long after it. */
  rentalAfterDays: 2,
  /** Between two rentals. */
  cleaningDays: 4,
  /** From the dress's arrival: to send it back, or to ask for another size. */
  returnDays: 14,
  /** From the dress reaching the atelier again. */
  refundDays: 10,
  /** From the order: while cloth is uncut and changes are still open. */
  changeDays: 3,
  /** Before the evening: the last day to bring a dress in for fitting. */
  fittingDays: 21,
  /** For a cutting of the cloth to reach you by post. */
  swatchDays: 7,
  rentalIncludes: "Cleaning and both journeys",
};

/** {returnDays}, or of one collection {makingDays/bridal-dresses}; a slug has letters of any script (catalogue/slug.ts). */
const named = /\{(\w+)(\/[\p{L}\p{N}\p{M}_-]+)?\}/gu;

/** The numbers that a text names, as they stand in the braces: "returnDays", "makingDays/bridal-dresses". */
export function termsIn(text: string): string[] {
  return [...text.matchAll(named)]
    .filter(([, name = ""]) => isTerm(name))
    .map(([whole]) => whole.slice(1, -1));
}

/** Without them what is left in braces is a gap that somebody meant to fill. */
export function withoutTerms(text: string): string {
  return text.replace(named, (whole, name: string) => (isTerm(name) ? "" : whole));
}

function isTerm(name: string): boolean {
  return termDays.some((term) => term === name);
}
