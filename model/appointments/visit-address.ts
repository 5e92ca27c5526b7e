import { APPOINTMENT_FILE_PATH } from "#model/days/appointment-path.ts";
import { APPOINTMENT_PATH } from "#model/screens/screen-paths.ts";
import { APPOINTMENT_IDS } from "./appointment.ts";

/** The secret of a visit's link is the rest of its id. */
export function visitToken(id: string): string {
  return id.slice(APPOINTMENT_IDS.length);
}

/** The page of one visit, where it is moved or cancelled. */
export function visitPath(token: string): string {
  return `${APPOINTMENT_PATH}/${token}`;
}

export const VISIT_PARAM = "visit";

/** The same as an entry for a calendar. */
export function calendarPathOf(token: string): string {
  return `${APPOINTMENT_FILE_PATH}?${VISIT_PARAM}=${token}`;
}
