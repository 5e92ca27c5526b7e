import { type Appointment, heldTime } from "#model/appointments/appointment.ts";
import { addDays } from "#model/days/day.ts";
import { dateAt, momentOf, timeAt } from "#model/days/zoned-time.ts";

/** What a visitor is told of. */
export const tellings = ["asked", "confirmed", "moved", "cancelled", "reminder"] as const;

export type Telling = (typeof tellings)[number];

/** `fields` are written once it is on its way, so that nobody is told twice. */
export type DueTelling = { about: Telling; fields: Readonly<Record<string, string>> };

const HOUR_MS = 60 * 60_000;

/** Reminders go out between these times of the showroom; one that is due at night goes out the evening before. */
const MORNING = "09:00";
const EVENING = "20:00";
const LAST_HOUR = "19:00";

/** The state and the time that a visitor knows, or would be told now. */
export function toldOf({ state, day, time, showroom }: Appointment): string {
  return [state, day, time, showroom].join(" ").trim();
}

/** What is to be said of a visit now; nothing of one that has begun. `now`: milliseconds since 1970. */
export function dueTelling(
  visit: Appointment,
  { timeZone, reminderHours, now }: { timeZone: string; reminderHours: number; now: number },
): DueTelling | undefined {
  const { from } = heldTime(visit, timeZone);
  const { state, told, reminded } = visit;
  if (from <= now) return undefined;
  const known = toldOf(visit);
  const time = `${visit.day} ${visit.time}`;
  const isOpen = state === "asked" || state === "confirmed";
  if (isOpen && told !== known) {
    // Whoever is told on the day before needs no reminder.
    const isSoon = state === "confirmed" && reminderMoment(from, reminderHours, timeZone) <= now;
    const isMoved = told.startsWith(state) && told !== "";
    return { about: isMoved ? "moved" : state, fields: { told: known, ...(isSoon && { reminded: time }) } };
  }
  if (state === "cancelled" && told !== "" && !told.startsWith(state))
    return { about: state, fields: { told: known } };
  const isReminded = state !== "confirmed" || reminderHours === 0 || reminded === time;
  if (isReminded || now < reminderMoment(from, reminderHours, timeZone) || !isDecent(now, timeZone))
    return undefined;
  return { about: "reminder", fields: { reminded: time } };
}

function reminderMoment(from: number, hours: number, timeZone: string): number {
  const due = from - hours * HOUR_MS;
  const [date, time] = [dateAt(due, timeZone), timeAt(due, timeZone)];
  if (time < MORNING) return momentOf(addDays(date, -1), LAST_HOUR, timeZone);
  return time < EVENING ? due : momentOf(date, LAST_HOUR, timeZone);
}

function isDecent(moment: number, timeZone: string): boolean {
  const time = timeAt(moment, timeZone);
  return MORNING <= time && time < EVENING;
}
