import { dayOnOneLine } from "#model/days/day.ts";
import { availabilityWords as words } from "#words/availability.ts";
import type { Stated } from "./availability.ts";

export function statedInWords({ state, until }: Stated): string {
  if (state !== "out" || until === undefined) return words[state];
  return words.outUntil(dayOnOneLine(until));
}
