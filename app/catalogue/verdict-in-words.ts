import { dayInWords, isDay } from "#app/label/hours/day.ts";
import { neededByWords as words } from "#words/needed-by.ts";
import { type LeadTime, neededBy } from "./lead-time.ts";

/** A day stays on one line. */
const NO_BREAK_SPACE = "\u00a0";

/** Whether a dress comes in time for a day, "2027-05-09". Undefined while there is no day, and while its year is being typed. */
export function verdictInWords(day: string, leadTime: LeadTime): string | undefined {
  if (!isDay(day) || day.startsWith("0")) return undefined;
  const today = todayHere();
  if (day < today) return words.past;
  const verdict = neededBy(day, today, leadTime);
  return "orderBy" in verdict
    ? words.verdicts[verdict.kind](dayInWords(verdict.orderBy).replaceAll(" ", NO_BREAK_SPACE))
    : words.verdicts[verdict.kind];
}

/** Today's date, "2026-11-22", by the device's clock and calendar. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
