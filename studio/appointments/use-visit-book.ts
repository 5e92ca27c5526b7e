import { APPOINTMENT_IDS, isHeld } from "#model/appointments/appointment.ts";
import { APPOINTMENT_SETTINGS_ID } from "#model/appointments/capacity-rule.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import {
  type FoundVisits,
  isTaking,
  readVisitBook,
  type ShownVisit,
  VISITS_QUERY,
  type VisitBook,
} from "./visit-book.ts";

const visitBook = sharedQuery<FoundVisits, VisitBook | undefined>({
  fetch: VISITS_QUERY,
  listen: '*[_type in ["appointment", "appointments", "house"]]',
  perspective: "raw",
  read: readVisitBook,
  unheard: undefined,
});

/** Undefined until the appointments are known. */
export function useVisitBook(): VisitBook | undefined {
  return useHeard(visitBook);
}

/** The appointments of these days that are held. */
export function useVisitsOn(days: readonly string[]): ShownVisit[] {
  const { visits } = useVisitBook() ?? { visits: [] };
  return visits.filter((visit) => days.includes(visit.day) && isHeld(visit));
}

export const readVisitsAgain = visitBook.askAgain;

const keeping = sharedQuery<{ settings: unknown; hasVisits: boolean }, boolean>({
  fetch: `{
    "settings": *[_id == "${APPOINTMENT_SETTINGS_ID}"][0] {isOn, kinds},
    "hasVisits": count(*[_type == "appointment" && _id in path("${APPOINTMENT_IDS}**")][0...1]) > 0
  }`,
  listen: '*[_type in ["appointment", "appointments"]]',
  perspective: "raw",
  read: ({ settings, hasVisits }) => hasVisits || isTaking(settings),
  unheard: false,
});

/** Whether the label takes appointments, or has some. */
export function useKeepsVisits(): boolean {
  return useHeard(keeping);
}
