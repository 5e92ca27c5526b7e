import { defineType, type SanityClient, type ValidationContext } from "sanity";
import { EVERY_APPOINTMENT } from "#model/appointments/appointment.ts";
import { APPOINTMENT_SETTINGS_ID, LABEL_ID } from "#model/appointments/capacity-rule.ts";
import { addDays } from "#model/days/day.ts";
import { type Ahead, removedShowrooms, warningsOf } from "#studio/appointments/judge-settings.ts";
import type { describedDocument } from "./described-document.ts";
import { memoizeFor } from "./memoize-for.ts";

/** Settings are judged by the appointments that lie ahead, and by what visitors need to book. */
export function withJudgedAppointments(type: ReturnType<typeof describedDocument>) {
  const judge = (work: typeof removedShowrooms) => async (document: unknown, context: ValidationContext) => {
    const ahead = await readAhead(context.getClient({ apiVersion: "2025-02-19" })).catch(() => undefined);
    // Nothing is wrong with the settings because the host is away.
    return ahead === undefined || work(document, ahead);
  };
  return defineType({
    ...type,
    validation: (rule) => [rule.custom(judge(removedShowrooms)), rule.custom(judge(warningsOf)).warning()],
  });
}

/** A form is validated at each pause of whoever types. In milliseconds. */
const FRESH_MS = 5_000;

const AHEAD = `{
  "published": *[_id == "${APPOINTMENT_SETTINGS_ID}"][0] {kinds, showrooms},
  "visits": ${EVERY_APPOINTMENT}[state in ["asked", "confirmed"] && day >= $since] {kind, showroom},
  "hasHours": count(*[_id == "${LABEL_ID}"][0].openingHours.week) > 0
}`;

const readAhead = memoizeFor((client: SanityClient) => {
  // No zone is a day away.
  const since = addDays(new Date().toISOString().slice(0, 10), -1);
  return client.withConfig({ perspective: "raw" }).fetch<Ahead>(AHEAD, { since });
}, FRESH_MS);
