import { t } from "@trousseau/words/translate.ts";
import { momentInWords } from "#model/days/day.ts";
import { sharedQuery, useHeard } from "#studio/connection/shared-query.ts";
import {
  type FoundSchedule,
  readSchedule,
  SCHEDULE_QUERY,
  type Schedule,
  type ScheduledDocument,
} from "./publish-schedule.ts";

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

/** The next time at which a document, draft or published, is published by itself. */
export function nextTimeOf(id: string, { documents }: Schedule): ScheduledDocument | undefined {
  const publishedId = id.replace(/^drafts\./, "");
  return documents.find((scheduled) => scheduled.id === publishedId && !scheduled.failure);
}

export const COMES_BACK = t(
  "What is to be published by itself comes back at its time: “Today” can prevent it.",
);

/** "4 Dec 2026, 10:00" on the clock of the showroom. */
export function publishTimeInWords(publishAt: string, timeZone: string): string {
  return momentInWords(publishAt, { dateStyle: "medium", timeStyle: "short", timeZone });
}

export function whenPublished(scheduled: ScheduledDocument, timeZone: string): string {
  const { publishAt, isAlone, releaseTitle: release, failure } = scheduled;
  const time = publishTimeInWords(publishAt, timeZone);
  if (failure) return t("Could not be published on {{time}}", { time });
  return isAlone || !release
    ? t("Will be published on {{time}}", { time })
    : t("Will be published on {{time}}, with “{{release}}”", { time, release });
}
