import { addDays, dayNumber, dayNumbered } from "#model/days/day.ts";
import { isWeekend, type Week } from "#model/days/week.ts";
import { blockedSpan, isLate, isPromisedFrom } from "#model/rental/booking.ts";
import { dateLocale, ownDigits, textDirection } from "#words/locale.ts";
import type { Rental, ShownBooking } from "./rental-data.ts";

/** The days in sight: the number of the first, and how many there are. */
export type Sight = { first: number; days: number };

/** The months of a season. */
export const SEASON_MONTHS = 6;

/** Lists so many months, from the first of the month of this day. */
export function sightOf(day: string, months: number): Sight {
  const first = dayNumber(monthOf(day, 0));
  return { first, days: dayNumber(monthOf(day, months)) - first };
}

/** The first day of the month that is so many months after this day's. */
export function monthOf(day: string, after: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 10);
}

/** Whether one of the days with the customer is in sight. */
export function isInSight(
  { firstDay, lastDay }: Pick<ShownBooking, "firstDay" | "lastDay">,
  { first, days }: Sight,
): boolean {
  return dayNumber(lastDay) >= first && dayNumber(firstDay) < first + days;
}

/** Where a booking is drawn, in days from the first in sight. The days before and after are part of `length`. */
export type Bar = {
  booking: ShownBooking;
  start: number;
  length: number;
  before: number;
  after: number;
  /** An option that has ended, a dress that is back and whatever is over leave their days to others. */
  isPast: boolean;
};

/** The bars of one piece in the order of their days. A cancelled booking has none. */
export function barsOf(bookings: readonly ShownBooking[], sight: Sight, today: string): Bar[] {
  return bookings
    .filter(({ state }) => state !== "cancelled")
    .map((booking) => barOf(booking, sight, today))
    .filter((bar) => bar !== undefined)
    .toSorted((one, other) => Number(other.isPast) - Number(one.isPast) || one.start - other.start);
}

function barOf(booking: ShownBooking, { first, days }: Sight, today: string): Bar | undefined {
  const { firstDay } = booking;
  const isPast = !isPromisedFrom(booking, today);
  // The days around a booking that is over are nobody's business any more.
  const span = isPast
    ? { first: dayNumber(firstDay), last: dayNumber(booking.lastDay) }
    : blockedSpan(booking, today);
  const start = Math.max(span.first - first, 0);
  const end = Math.min(span.last - first + 1, days);
  if (start >= end) return undefined;
  const within = (at: number) => Math.min(Math.max(at - first, start), end);
  const lastDay = isLate(booking, today) ? today : booking.lastDay;
  return {
    booking,
    start,
    length: end - start,
    before: within(dayNumber(firstDay)) - start,
    after: end - within(dayNumber(lastDay) + 1),
    isPast,
  };
}

/** Bars that meet lie below each other: the line of each, from the top. The line that has been free for longest leaves room for names. */
export function linesOf(bars: readonly Bar[]): number[] {
  const ends: number[] = [];
  return bars.map(({ start, length }) => {
    const earliest = Math.min(...ends);
    const line = earliest <= start ? ends.indexOf(earliest) : ends.length;
    ends[line] = start + length;
    return line;
  });
}

/** A day of a season is six pixels wide at least, one of a month 28, and a letter takes seven. */
const lettersIn = (days: number, sight: Sight) => days * (sight.days > LONGEST_MONTH ? 0.85 : 4);

const LONGEST_MONTH = 31;

/** The days behind a bar until the next of its line. A name stands on them unless it fits into the bar, or has more room there. */
export type NameRoom = { free: number; isBeside: boolean };

export function roomsForNames(
  bars: readonly Bar[],
  sight: Sight,
  { lines, letters }: { lines?: readonly number[]; letters(bar: Bar): number },
): NameRoom[] {
  return bars.map((bar, at) => {
    const others = bars.filter((other, index) => lines?.[index] === lines?.[at] && other.start > bar.start);
    const free = Math.min(sight.days, ...others.map(({ start }) => start)) - bar.start - bar.length;
    return { free, isBeside: letters(bar) > lettersIn(bar.length, sight) && free > bar.length };
  });
}

/** A part of the heading: a month of a season, or a day of a month. */
export type Mark = { label: string; title: string; start: number; length: number; isWeekend: boolean };

export function monthMarks({ first, days }: Sight): Mark[] {
  const marks: Mark[] = [];
  for (let start = 0; start < days; ) {
    const day = dayNumbered(first + start);
    const length = Math.min(dayNumber(monthOf(day, 1)) - first, days) - start;
    marks.push({ label: inWords(day, months), title: "", start, length, isWeekend: false });
    start += length;
  }
  return marks;
}

export function dayMarks({ first, days }: Sight, week: Week): Mark[] {
  return Array.from({ length: days }, (_, start) => {
    const day = dayNumbered(first + start);
    return {
      label: ownDigits(Number(day.slice(-2))),
      title: inWords(day, weekdays),
      start,
      length: 1,
      isWeekend: isWeekend(day, week),
    };
  });
}

/** The months in sight: "June 2027", "June to November 2027". */
export function sightInWords({ first, days }: Sight): string {
  return months.formatRange(Date.parse(dayNumbered(first)), Date.parse(dayNumbered(first + days - 1)));
}

export function monthInWords(day: string): string {
  return inWords(day, months);
}

/** So many months can be chosen on either side of today, as far back as there are bookings. */
const MONTHS_AROUND = 24;

/** The first days of the months that a reader may want to see; that of `day` is among them. */
export function monthsToChoose(
  { bookings, today }: Pick<Rental, "bookings" | "today">,
  day: string,
): string[] {
  const [earliest, latest] = [monthOf(today, -MONTHS_AROUND), monthOf(today, MONTHS_AROUND)];
  const booked = earliestOf(today, ...bookings.map(({ firstDay }) => firstDay));
  let month = earliestOf(monthOf(day, 0), monthOf(latestOf(booked, earliest), 0));
  const last = latestOf(monthOf(day, 0), latest);
  const choices: string[] = [];
  for (; month <= last; month = monthOf(month, 1)) choices.push(month);
  return choices;
}

/** "7 – 13 June 2027" */
export function spanInWords(firstDay: string, lastDay: string): string {
  return wholeDays.formatRange(Date.parse(firstDay), Date.parse(lastDay));
}

const wholeDays = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long", timeZone: "UTC" });
const months = new Intl.DateTimeFormat(dateLocale, { month: "long", year: "numeric", timeZone: "UTC" });
const weekdays = new Intl.DateTimeFormat(dateLocale, { weekday: "narrow", timeZone: "UTC" });

function inWords(day: string, format: Intl.DateTimeFormat): string {
  return format.format(Date.parse(day));
}

/** The part of a row, from 0 to 1, that lies before a point of it: days run as the language does. */
export function partBefore(
  clientX: number,
  { left, width }: { left: number; width: number },
  direction = textDirection,
): number {
  const part = (clientX - left) / width;
  return direction === "rtl" ? 1 - part : part;
}

/** This key leads to later days. */
export const LATER_KEY = textDirection === "rtl" ? "ArrowLeft" : "ArrowRight";

/** Where a booking would go. */
export type Place = { piece: string; firstDay: string; lastDay: string };

/** Which end of a booking is held: the whole moves with its middle. */
export type Grip = "start" | "end" | "middle";

/** A booking has one day at least. */
export function movedBy(place: Place, days: number, grip: Grip): Place {
  const { firstDay, lastDay } = place;
  if (grip === "middle")
    return { ...place, firstDay: addDays(firstDay, days), lastDay: addDays(lastDay, days) };
  if (grip === "start") return { ...place, firstDay: earliestOf(addDays(firstDay, days), lastDay) };
  return { ...place, lastDay: latestOf(addDays(lastDay, days), firstDay) };
}

function earliestOf(...days: string[]): string {
  return days.toSorted()[0] ?? "";
}

function latestOf(...days: string[]): string {
  return days.toSorted().at(-1) ?? "";
}
