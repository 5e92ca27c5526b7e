import { type Appointment, heldTime } from "#model/appointments/appointment.ts";
import { addDays } from "#model/days/day.ts";
import { dateAt, momentOf, timeAt } from "#model/days/zoned-time.ts";

/** A visitor is told of these. */
export const tellings = ["asked", "confirmed", "moved", "cancelled", "reminder"] as const;

type Telling = (typeof tellings)[number];

/** `fields` are written once it is on its way, so that nobody is told twice. */
export type DueTelling = { about: Telling; fields: Readonly<Record<string, string>> };

const HOUR_MS = 60 * 60_000;

/** Reminders go out between these times of the showroom; one that is due at night goes out the evening before. */
const MORNING = "09:00";
const EVENING = "20:00";
const LAST_HOUR = "19:00";

/** The state and the time that a visitor knows, or would be told now. */
export function newsOf({ state, day, time, showroom }: Appointment): string {
  return [state, day, time, showroom].join(" ").trim();
}

/** The news that a visitor had last, and how many there were: the same news may come again. */
export function toldOf({ lastMail }: Appointment): { count: number; lastNews: string } {
  const [, count = 0, lastNews = ""] = /^(\d+) (.*)$/.exec(lastMail) ?? [];
  return { count: Number(count), lastNews };
}

/** `now`: milliseconds since 1970. Nobody is reminded by a clock that is new, or has jumped. */
export type TellingMoment = { now: number; mayRemind: boolean };

/** Finds what is to be said of a visit now; nothing of one that has begun. */
export function dueTelling(
  visit: Appointment,
  { timeZone, reminderHours, now, mayRemind }: TellingMoment & { timeZone: string; reminderHours: number },
): DueTelling | undefined {
  const { from } = heldTime(visit, timeZone);
  const { state, lastReminder } = visit;
  const { count, lastNews } = toldOf(visit);
  if (from <= now) return undefined;
  const news = newsOf(visit);
  const lastMail = `${count + 1} ${news}`;
  const time = `${visit.day} ${visit.time}`;
  const isOpen = state === "asked" || state === "confirmed";
  if (isOpen && lastNews !== news) {
    // Whoever is told on the day before needs no reminder.
    const isSoon = state === "confirmed" && reminderMoment(from, reminderHours, timeZone) <= now;
    const isMoved = lastNews.startsWith(state);
    return {
      about: isMoved ? "moved" : state,
      fields: { lastMail, ...(isSoon && { lastReminder: time }) },
    };
  }
  if (state === "cancelled" && lastNews !== "" && !lastNews.startsWith(state))
    return { about: state, fields: { lastMail } };
  const isReminded = state !== "confirmed" || reminderHours === 0 || lastReminder === time;
  if (
    !mayRemind ||
    isReminded ||
    now < reminderMoment(from, reminderHours, timeZone) ||
    !isDecent(now, timeZone)
  )
    return undefined;
  return { about: "reminder", fields: { lastReminder: time } };
}

function reminderMoment(from: number, hours: number, timeZone: string): number {
  const due = from - hours * HOUR_MS;
  const [date, time] = [dateAt(due, timeZone), timeAt(due, timeZone)];
  if (time < MORNING) return momentOf(addDays(date, -1), LAST_HOUR, timeZone);
  return time < EVENING ? due : momentOf(date, LAST_HOUR, timeZone);
}

/** Whether it is day in the showroom. */
export function isDecent(moment: number, timeZone: string): boolean {
  const time = timeAt(moment, timeZone);
  return MORNING <= time && time < EVENING;
}
