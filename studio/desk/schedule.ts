import { momentInWords } from "#model/days/day.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import { type FoundSchedule, readSchedule, SCHEDULE_QUERY, type Schedule } from "./publish-schedule.ts";

const unheard: Schedule = { documents: [], timeZone: "UTC" };

/** The form, its actions, lists and the start page have it in common. */
export const schedule = sharedQuery<FoundSchedule, Schedule>({
  fetch: SCHEDULE_QUERY,
  listen: '*[_type == "system.release" || _id == "house" || _id in path("versions.**")]',
  perspective: "raw",
  read: readSchedule,
  unheard,
});

export function useSchedule(): Schedule {
  return useHeard(schedule);
}

/** "4 Dec 2026, 10:00" on the clock of the showroom. */
export function publishTimeInWords(publishAt: string, timeZone: string): string {
  return momentInWords(publishAt, { dateStyle: "medium", timeStyle: "short", timeZone });
}
