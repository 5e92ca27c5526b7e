import { dayInWords } from "#app/label/hours/day.ts";
import { availabilityWords as words } from "#words/availability.ts";
import type { Stated } from "./availability.ts";

/** A day stays on one line. */
const NO_BREAK_SPACE = "\u00a0";

export function statedInWords({ state, until }: Stated): string {
  if (state !== "out" || until === undefined) return words[state];
  return words.outUntil(dayInWords(until).replaceAll(" ", NO_BREAK_SPACE));
}
