import { addDays, isDay } from "#model/days/day.ts";
import { openingsOn } from "#model/days/opening-state.ts";
import { dateAt, momentOf, offsetAt, timeAt } from "#model/days/zoned-time.ts";
import { rivalsOf, type TimedVisit } from "./capacity.ts";
import type { AppointmentKind, AppointmentSettings, Showroom } from "./showrooms.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whatever decides which times are free. */
export type Diary = {
  showroom: Showroom;
  kind: Pick<AppointmentKind, "minutes" | "pause" | "needsNoRoom">;
  settings: Pick<AppointmentSettings, "everyMinutes" | "noticeHours" | "aheadDays">;
  /** The visits of this showroom, without one that is to be moved. */
  visits: readonly TimedVisit[];
  /** Milliseconds since 1970. */
  now: number;
};

/** A day and a time of the showroom's clocks, "2027-05-09" and "10:30". */
export type VisitTime = { day: string; time: string };

/** The days on which somebody may come at all, the first of them today. */
export function offeredDays({ showroom: { timeZone }, settings: { aheadDays }, now }: Diary): string[] {
  const today = dateAt(now, timeZone);
  return Array.from({ length: aheadDays + 1 }, (_, days) => addDays(today, days));
}

/**
 * The times of a day at which a visit can begin, in their order: it ends before the showroom closes, and has a place at each of its
 * moments. A time that a change of the clocks leaves out is none, and one that comes twice is the first.
 */
export function freeTimes(day: string, diary: Diary): string[] {
  const { showroom, kind, settings, visits, now } = diary;
  const { hours, timeZone } = showroom;
  if (!hours || !isDay(day) || day > addDays(dateAt(now, timeZone), settings.aheadDays)) return [];
  const earliest = now + settings.noticeHours * HOUR_MS;
  // The hours of the day before may go on past midnight.
  const beginnings = [addDays(day, -1), day]
    .flatMap((date) => openingsOn(date, hours))
    .flatMap((opening) => beginningsIn(opening, { ...settings, ...kind, timeZone }));
  const times = beginnings
    .filter((beginning) => beginning.day === day && beginning.from >= earliest)
    .filter(({ from }) => rivalsOf(visitFrom(from, kind), visits, showroom).length === 0);
  return [...new Set(times.map(({ time }) => time))].sort();
}

/** The next free times from a time on. */
export function nextTimes(diary: Diary, { day, time }: VisitTime, count: number): VisitTime[] {
  const next: VisitTime[] = [];
  for (const later of offeredDays(diary).filter((offered) => offered >= day)) {
    const times = freeTimes(later, diary).filter((free) => later > day || free >= time);
    next.push(...times.map((free) => ({ day: later, time: free })));
    if (next.length >= count) break;
  }
  return next.slice(0, count);
}

type Pace = { minutes: number; everyMinutes: number; timeZone: string };

function beginningsIn({ from, to }: { from: number; to: number }, { minutes, everyMinutes, timeZone }: Pace) {
  const step = everyMinutes * MINUTE_MS;
  const count = Math.max(Math.floor((to - minutes * MINUTE_MS - from) / step) + 1, 0);
  const moments = Array.from({ length: count }, (_, index) => from + index * step);
  const offset = offsetAt(from, timeZone);
  // Asking the clocks of a zone takes long, and they hardly ever change within one opening.
  return offsetAt(to, timeZone) === offset
    ? moments.map((moment) => {
        const clock = new Date(moment + offset).toISOString();
        return { from: moment, day: clock.slice(0, 10), time: clock.slice(11, 16) };
      })
    : moments
        .map((moment) => ({ from: moment, day: dateAt(moment, timeZone), time: timeAt(moment, timeZone) }))
        .filter(({ from: moment, day, time }) => momentOf(day, time, timeZone) === moment);
}

function visitFrom(from: number, { minutes, pause, needsNoRoom }: Diary["kind"]): TimedVisit {
  return { id: "", state: "confirmed", needsNoRoom, from, to: from + (minutes + pause) * MINUTE_MS };
}
