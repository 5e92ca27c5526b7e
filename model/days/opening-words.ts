import { say } from "@trousseau/words/say.ts";
import { dated, dateLocale, separated } from "#words/locale.ts";
import visitWords from "#words/visit.json" with { type: "json" };
import { dayNumber } from "./day.ts";
import { type OpeningHours, type OpeningSpan, type Weekday, weekdays } from "./opening-hours.ts";
import type { OpeningState } from "./opening-state.ts";
import { dateAt, offsetAt, timeAt } from "./zoned-time.ts";

/** `town`: as the label writes it in its address. */
type Place = { timeZone: string; town?: string | undefined };

type WeekHoursRow = { days: string; hours: string };

/** Beyond this a weekday's name would be the wrong week's. */
const WEEK_DAYS = 7;

/** A week from Monday on, days with the same hours together: "Tuesday to Saturday", "10:00–19:00". */
export function weekInWords({ week }: Pick<OpeningHours, "week">): WeekHoursRow[] {
  const all = weekdays.map((day) => ({
    day,
    hours: spansInWords(week.filter(({ days }) => days.includes(day)).sort(byOpening)),
  }));
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const { day, hours } of all) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({ days: daysInWords(first, last), hours }));
}

/** The hours of a day: "10:00–13:00, 14:00–19:00", or "Closed". */
export function spansInWords(spans: readonly OpeningSpan[]): string {
  return separated(spans.map((span) => say(visitWords, "span", span))) || visitWords.closed;
}

/** Hours as a page shows them: no line ends between the first and the last. */
export function hoursOnOneLine(hours: string): string {
  return hours.replace(/–(?=\d)/g, "–\u2060");
}

/** "Tuesday to Saturday 10:00–19:00", each line of what is open. */
export function hoursInLines(hours: OpeningHours): string[] {
  const open = weekInWords(hours).filter((row) => row.hours !== visitWords.closed);
  return [...open.map((row) => `${row.days} ${row.hours}`), hours.note].filter(Boolean);
}

/**
 * "Open now · until 19:00", "Closed · opens Tuesday at 10:00". `ownOffset` is the visitor's distance from UTC in
 * milliseconds; where it differs it is said whose time this is.
 */
export function stateInWords(
  { isOpen, at }: OpeningState,
  moment: number,
  { timeZone, town }: Place,
  ownOffset: number,
): string {
  if (at === undefined) return isOpen ? visitWords.openNow : visitWords.closed;
  const isSameTime = offsetAt(moment, timeZone) === ownOffset;
  const values = { time: timeAt(at, timeZone), zone: zoneInWords(town) };
  const time = say(visitWords, isSameTime ? "time" : "timeIn", values);
  return isOpen ? say(visitWords, "openUntil", { time }) : opensInWords(at, moment, timeZone, time);
}

/** "Paris time". A label that names no town has "local time", because the names of time zones are English. */
export function zoneInWords(town: string | undefined): string {
  return town ? say(visitWords, "cityTime", { city: town }) : visitWords.localTime;
}

/** "Tuesday 24 November 2026". */
export function dateInWords(date: string): string {
  return longDate({ weekday: "long", year: "numeric" }, date);
}

/** "Tue 24 Nov": a line of a list, which may be narrow. */
export function dayInWords(date: string): string {
  return longDate({ weekday: "short", month: "short" }, date);
}

/** "25 December 2026", "1 to 23 August 2027", or "24 December 2026 to 2 January 2027". */
export function periodInWords(from: string, to: string): string {
  const last = longDate({ year: "numeric" }, to);
  if (from === to) return last;
  const [isSameYear, isSameMonth] = [YEAR, MONTH].map(
    (length) => from.slice(0, length) === to.slice(0, length),
  );
  const first = longDate(
    {
      ...(!isSameYear && { year: "numeric" }),
      ...(isSameMonth && { month: undefined }),
    },
    from,
  );
  return say(visitWords, "dates", { first, last });
}

/** Characters of a date, "2026-11-24", up to the end of its year and its month. */
const YEAR = 4;
const MONTH = 7;

function opensInWords(at: number, moment: number, timeZone: string, time: string): string {
  const date = dateAt(at, timeZone);
  const ahead = dayNumber(date) - dayNumber(dateAt(moment, timeZone));
  if (ahead === 0) return say(visitWords, "opensToday", { time });
  if (ahead === 1) return say(visitWords, "opensTomorrow", { time });
  return ahead < WEEK_DAYS
    ? say(visitWords, "opensOnWeekday", { day: weekdayName(date), time })
    : say(visitWords, "opensOnDate", { date: longDate({}, date), time });
}

function weekdayName(date: string): string {
  return longDate({ weekday: "long", day: undefined, month: undefined }, date);
}

/** The name of a day, as it stands alone: "Monday". */
export function weekdayInWords(day: Weekday): string {
  const name = weekdayName(`2024-01-0${weekdays.indexOf(day) + 1}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Commas are left out: browsers differ in them. */
function longDate(options: Intl.DateTimeFormatOptions, date: string): string {
  const format = { day: "numeric", month: "long", timeZone: "UTC", ...options } as const;
  return dated(new Date(date).toLocaleDateString(dateLocale, format).replaceAll(/[,،]/g, ""));
}

function daysInWords(first: Weekday, last: Weekday): string {
  const [firstName, lastName] = [weekdayInWords(first), weekdayInWords(last)];
  return first === last ? firstName : say(visitWords, "weekdays", { first: firstName, last: lastName });
}

function byOpening(one: OpeningSpan, other: OpeningSpan): number {
  return one.opens < other.opens ? -1 : 1;
}
