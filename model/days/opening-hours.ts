import { partOf } from "#model/documents/part-of.ts";
import { plainDigits } from "#model/texts/plain-digits.ts";

/** The hours of the showroom. All times are its own, "10:00"; what closes at or before the time it opens is open past midnight. */
export type OpeningHours = {
  /** IANA: "Europe/Paris". */
  timeZone: string;
  /** A day may stand in several: morning and afternoon. */
  week: readonly WeeklyOpening[];
  /** These days have hours of their own. The first of two for one day counts. */
  exceptions: readonly OpeningException[];
  /** Said beneath: "By appointment". Empty: nothing. */
  note: string;
};

type WeeklyOpening = OpeningSpan & { days: readonly Weekday[] };

export type OpeningSpan = { opens: string; closes: string };

export type OpeningException = {
  /** The first and the last day, "2026-12-25". */
  from: string;
  to: string;
  /** The showroom is closed where there are none. */
  hours: readonly OpeningSpan[];
  /** "Christmas"; may be empty. */
  note: string;
};

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** "09:30", from "00:00" to "23:59". */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const writtenTime = /^(\d{1,2})(?:[:.,h]?(\d{2}))?(?:h|uhr|ore|heures?|horas?)?([ap])?(?:m)?$/;

/** A time as people write it, "9.30", "18 Uhr", "18h", "9h30", "6 pm" or "6 م", as "09:30"; undefined for what is none. */
export function readTime(text: string): string | undefined {
  const compact = plainDigits(text)
    .toLowerCase()
    .replace(/[\s\u200e\u200f\u064b-\u0652]|(?<=[ap])\.|(?<=m)\.|^الساعة/g, "")
    .replace(/(?:صباحا|صباح|ص)$/, "am")
    .replace(/(?:مساء|ظهرا|ظهر|م)$/, "pm");
  const [, hours = "", minutes = "00", half] = writtenTime.exec(compact) ?? [];
  if (hours === "" || (half && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === "p" ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return timeOfDay.test(time) ? time : undefined;
}

/** Says whether this machine knows the time zone by this name. Offsets such as "+01:00" have no summer time, and are refused. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z_]+(\/[a-z0-9_+-]+)*$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The hours of a day, in their order; empty when it is closed. */
export function hoursOn(date: string, { week, exceptions }: OpeningHours): readonly OpeningSpan[] {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
  const spans = exception?.hours ?? week.filter(({ days }) => days.includes(weekdayOf(date)));
  return [...spans].sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

export function weekdayOf(date: string): Weekday {
  // Sunday is 0.
  return weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? "monday";
}

/** The label's own days are those of its showroom; without one they are those of UTC. */
export function timeZoneOf(hours: Pick<OpeningHours, "timeZone"> | undefined): string {
  return hours?.timeZone ?? "UTC";
}

/** The same of the label's settings as they are stored. */
export function storedTimeZone(settings: unknown): string {
  const zone = partOf(partOf(settings, "openingHours"), "timeZone");
  return typeof zone === "string" && isTimeZone(zone) ? zone : "UTC";
}
