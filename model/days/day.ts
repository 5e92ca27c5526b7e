import { plainDigits } from "#model/texts/plain-digits.ts";
import { dated, dateLocale } from "#words/locale.ts";

/** Nobody books an earlier day: such a year is half typed, or mistyped. */
export const FIRST_DAY = "2000-01-01";

/** Date fields take no later date, so that browsers end a year after four digits. */
export const LAST_DAY = "2999-12-31";

const DAY_MS = 24 * 60 * 60_000;

/** No clock on earth is further behind Greenwich. A date has passed once it is over everywhere. In milliseconds. */
const BEHIND_MS = DAY_MS;

/** Says whether this is a date of the calendar as a date field writes it: "2027-05-09". */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days since the first of January 1970, so that days can be counted with. It takes a day, "2027-05-09". */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The day of such a number. */
export function dayNumbered(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return dayNumbered(dayNumber(day) + count);
}

/** Reads a date that was typed as the shop's language writes it. What is no date, or could be two, stays as it is. */
export function readDay(text: string): string {
  const [day, other] = daysIn(text);
  return day !== undefined && other === undefined ? day : text;
}

/** A point may have a space behind it. */
const numbers = /^(\d+)([-./]) ?(\d+)\2 ?(\d+)$/;

/**
 * Every day that a text can mean in a language, "en-GB", the likelier first. The digits may be those of any keyboard. A `country`, "GB",
 * settles what the language leaves open.
 */
export function daysIn(text: string, locale: string = dateLocale, country?: string): string[] {
  const [, first = "", sign, second = "", third = ""] = numbers.exec(plainDigits(text).trim()) ?? [];
  if (first.length > 2) return [dayOf(first, second, third)].filter(isDay);
  // Nobody writes the month before a point, and English is written both ways, whatever country it is said to be of.
  const isSettled = sign === "." || (firstPart(locale) === "day" && !locale.startsWith("en"));
  const isDayFirst = isSettled || (country === undefined ? undefined : isDayFirstIn(country));
  const days = [
    ...(isDayFirst === false ? [] : [dayOf(third, second, first)]),
    ...(isDayFirst === true ? [] : [dayOf(third, first, second)]),
  ];
  return [...new Set(days)].filter(isDay);
}

function dayOf(year: string, ...others: readonly string[]): string {
  return [year, ...others.map((number) => number.padStart(2, "0"))].join("-");
}

/** Undefined where people write both, as in Canada, or the year first. */
function isDayFirstIn(country: string): boolean | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const locales = [`${language}-${country}`, `en-${country}`];
  const inFigures = firstPart(locales);
  // Sweden and South Africa put the year first in figures alone.
  if (inFigures === "day" || firstPart(locales, { dateStyle: "long" }) === "day") return true;
  return inFigures === "month" ? false : undefined;
}

/** Says whether the day, the month or the year is written first. */
function firstPart(locales: string | string[], style?: Intl.DateTimeFormatOptions): string | undefined {
  const parts = new Intl.DateTimeFormat(locales, style).formatToParts(0);
  return parts.find(({ type }) => ["day", "month", "year"].includes(type))?.type;
}

export function isPast(day: string, now = Date.now()): boolean {
  return day < todayAnywhere(now);
}

/** The earliest date that is today somewhere: no visitor's day has passed before it. */
export function todayAnywhere(now = Date.now()): string {
  return new Date(now - BEHIND_MS).toISOString().slice(0, 10);
}

/** Today's date, "2026-11-22", by the device's clock and calendar. */
export function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A message mentions such a date. `today` is the label's, where it is known: a telephone's clock may be wrong. */
export function isAhead(day: string, today?: string): boolean {
  return isDay(day) && day >= (today || todayHere());
}

/** "9 May 2027"; what is no day stays as it is. */
export function dayInWords(text: string): string {
  return isDay(text) ? momentInWords(text, { dateStyle: "long", timeZone: "UTC" }) : text;
}

/** The same without a break: a day stays on one line. */
export function dayOnOneLine(text: string): string {
  return dayInWords(text).replaceAll(" ", "\u00a0");
}

/**
 * "9 May 2027, 14:30" by the reader's own clock; without a `timeStyle` the day alone. `moment`: ISO 8601, or milliseconds since 1970.
 */
export function momentInWords(
  moment: string | number,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string {
  return dated(new Date(moment).toLocaleString(dateLocale, style));
}
