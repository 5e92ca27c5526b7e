import { addDays } from "./day.ts";
import { hoursOn, type OpeningHours, type OpeningSpan } from "./opening-hours.ts";
import { dateAt, momentOf } from "./zoned-time.ts";

/** Two moments, in milliseconds since 1970. */
type Opening = { from: number; to: number };

/** `at`: when it next opens or closes. Undefined where that is further away than anybody plans. */
export type OpeningState = { isOpen: boolean; at: number | undefined };

export type OpenDay = Opening & { date: string; hours: readonly OpeningSpan[] };

/** An opening further away is not looked for. */
const HORIZON_DAYS = 400;

/** Open for longer than this is open without an end. */
const LONG_MS = 7 * 86_400_000;

export function openingStateAt(moment: number, hours: OpeningHours): OpeningState {
  for (const { from, to } of openingsFrom(moment, hours)) {
    if (from > moment) return { isOpen: false, at: from };
    if (to > moment) return { isOpen: true, at: to - moment < LONG_MS ? to : undefined };
  }
  return { isOpen: false, at: undefined };
}

/** Days on which somebody can still come, the first of them today. */
export function openDaysFrom(moment: number, hours: OpeningHours, days: number): OpenDay[] {
  const today = dateAt(moment, hours.timeZone);
  const ahead = Array.from({ length: days }, (_, index) => addDays(today, index));
  return ahead.flatMap((date) => openDay(date, hours) ?? []).filter(({ to }) => to > moment);
}

/** The time from the first opening to the last closing. It is undefined for a closed day. */
export function openDay(date: string, hours: OpeningHours): OpenDay | undefined {
  const openings = openingsOn(date, hours);
  const [first] = openings;
  if (!first) return undefined;
  const to = Math.max(...openings.map((opening) => opening.to));
  return { date, from: first.from, to, hours: hoursOn(date, hours) };
}

/**
 * Yields opening times in order, as far as anybody asks; those that touch or overlap are one. The first may have
 * begun on the day before.
 */
function* openingsFrom(moment: number, hours: OpeningHours): Generator<Opening> {
  const yesterday = addDays(dateAt(moment, hours.timeZone), -1);
  let last: Opening | undefined;
  for (let day = 0; day < HORIZON_DAYS; day++)
    for (const opening of openingsOn(addDays(yesterday, day), hours)) {
      if (last && opening.from <= last.to && last.to - last.from < 2 * LONG_MS)
        last = { from: last.from, to: Math.max(last.to, opening.to) };
      else {
        if (last) yield last;
        last = opening;
      }
    }
  if (last) yield last;
}

/** The times at which the showroom is open on a day, in their order. */
export function openingsOn(date: string, hours: OpeningHours): Opening[] {
  const { timeZone } = hours;
  return hoursOn(date, hours)
    .map(({ opens, closes }) => ({
      from: momentOf(date, opens, timeZone),
      to: momentOf(closes > opens ? date : addDays(date, 1), closes, timeZone),
    }))
    .filter(({ from, to }) => to > from);
}
