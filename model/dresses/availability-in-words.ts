import { say } from "@trousseau/words/say.ts";
import { dayOnOneLine } from "#model/days/day.ts";
import words from "#words/availability.json" with { type: "json" };
import type { Stated } from "./availability.ts";

export function statedInWords({ state, until }: Stated): string {
  if (state !== "out" || until === undefined) return words[state];
  return say(words, "outUntil", { day: dayOnOneLine(until) });
}
