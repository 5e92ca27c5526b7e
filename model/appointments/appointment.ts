import { z } from "zod";
import { momentOf } from "#model/days/zoned-time.ts";
import { appointment as described } from "#model/documents/appointment-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";

/** Ids of appointments begin like this. The dot keeps them from anybody without a token. */
export const APPOINTMENT_IDS = "appointment.";

/** The query for all of them. */
export const EVERY_APPOINTMENT = `*[_type == "appointment" && _id in path("${APPOINTMENT_IDS}**")]`;

const stored = z.looseObject({ _id: z.string(), _type: z.literal("appointment") });

const fields = objectOf(described.fields)(anyMedia);

type AppointmentFields = z.output<typeof fields>;

/** A visit that has a time. Its day and time are those of the showroom's clocks, "2027-05-09" and "10:30". */
export type Appointment = AppointmentFields & {
  id: string;
  day: string;
  time: string;
  minutes: number;
  pause: number;
};

/** An appointment takes as long where nobody has said how long it is. In minutes. */
const USUAL_MINUTES = 60;

/** Undefined for a document that is no appointment, or has no time. What is broken in it is read as if it were empty. */
export function readAppointment(document: unknown): Appointment | undefined {
  const id = stored.safeParse(document).data?._id;
  if (id === undefined) return undefined;
  const { value } = parseWithDefaults(fields, document);
  const { day, time, minutes = USUAL_MINUTES, pause = 0 } = value;
  return day === undefined || time === undefined ? undefined : { ...value, id, day, time, minutes, pause };
}

/** Whether somebody is expected, or the time is kept. */
export function isHeld({ state }: Pick<Appointment, "state">): boolean {
  return state === "asked" || state === "confirmed" || state === "came" || state === "away";
}

/** Moments, in milliseconds since 1970; `to` is the first at which the next may begin. */
export type Held = { from: number; to: number };

const MINUTE_MS = 60_000;

type Timed = Pick<Appointment, "day" | "time" | "minutes" | "pause">;

export function heldTime({ day, time, minutes, pause }: Timed, timeZone: string): Held {
  const from = momentOf(day, time, timeZone);
  return { from, to: from + (minutes + pause) * MINUTE_MS };
}

/** The end of the visit itself, in milliseconds since 1970. */
export function endOf(appointment: Timed, timeZone: string): number {
  return heldTime({ ...appointment, pause: 0 }, timeZone).to;
}
