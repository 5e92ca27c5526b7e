import type { ServerPath } from "#model/screens/route-table.ts";

/** A date becomes a calendar entry here: "/appointment.ics?day=2026-11-24". */
export const APPOINTMENT_FILE_PATH: ServerPath = "/appointment.ics";

export const DAY_PARAM = "day";

/** How far ahead somebody may plan, in days. */
export const PLANNED_DAYS = 120;

export function appointmentPath(day: string): string {
  return `${APPOINTMENT_FILE_PATH}?${DAY_PARAM}=${day}`;
}
