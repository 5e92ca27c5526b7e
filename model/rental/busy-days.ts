import type { ServerPath } from "#model/screens/route-table.ts";
import type { Span } from "./booking.ts";

/** The shop tells here on which days the dresses of a query are to be had: "/rental.json?dress=lia". */
export const RENTAL_DAYS_PATH: ServerPath = "/rental.json";

/** The dresses of a collection are asked for by its slug, and by the filter that its own page would have. */
export const COLLECTION_PARAM = "collection";

/** Nobody is told about later days. */
export const DAYS_TOLD = 730;

/**
 * Writes the busy days of a piece from `today`, a day's number, in a few characters: by turns how many days it is free and how many it
 * is taken. A digit of base 35 each; "z" adds 35 to the digit behind it.
 */
export function writeBusyDays(spans: readonly Span[], today: number): string {
  let at = today;
  return spans
    .map(({ first, last }) => ({
      first: Math.max(first, today),
      last: Math.min(last, today + DAYS_TOLD - 1),
    }))
    .filter(({ first, last }) => first <= last)
    .map(({ first, last }) => {
      const text = digits(first - at) + digits(last + 1 - first);
      at = last + 1;
      return text;
    })
    .join("");
}

/** The spans that were written. Days that have gone and days that nobody is told about count as taken. */
export function readBusyDays(text: string, today: number): Span[] {
  const spans: Span[] = [{ first: Number.NEGATIVE_INFINITY, last: today - 1 }];
  let at = today;
  for (const [index, days] of numbers(text).entries()) {
    if (index % 2 === 1) spans.push({ first: at, last: at + days - 1 });
    at += days;
  }
  return [...spans, { first: today + DAYS_TOLD, last: Number.POSITIVE_INFINITY }];
}

const MORE = "z";
const BASE = 35;

function digits(number: number): string {
  return MORE.repeat(Math.floor(number / BASE)) + (number % BASE).toString(BASE);
}

function numbers(text: string): number[] {
  return Array.from(text.matchAll(/(z*)([0-9a-y])/g), ([, more = "", digit = ""]) => {
    return more.length * BASE + Number.parseInt(digit, BASE);
  });
}
