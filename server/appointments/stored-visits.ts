import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { EVERY_APPOINTMENT, readAppointment } from "#model/appointments/appointment.ts";
import type { AppointmentSettings } from "#model/appointments/showrooms.ts";
import { addDays } from "#model/days/day.ts";
import type { StoredVisit } from "#model/services/appointment-service.server.ts";
import type { LabelSettings } from "#model/texts/label-texts.server.ts";

/** The label's texts and the settings of its appointments, at this moment. */
export type VisitTexts = () => { labelSettings: LabelSettings; appointments: AppointmentSettings };

const revised = z.looseObject({ _rev: z.string(), _updatedAt: z.string() });

/** Undefined for a document that is no visit. */
export function visitIn(document: unknown): StoredVisit | undefined {
  const visit = readAppointment(document);
  if (!visit) return undefined;
  const { _rev: revision, _updatedAt } = revised.parse(document);
  return { ...visit, revision, revisedAt: Date.parse(_updatedAt) };
}

/** A visit of the day before may end after midnight, and no zone is a day away. */
const DAYS_BACK = 2;

/** The visits that lie ahead, whatever their zone. `now`: milliseconds since 1970. */
export async function upcomingVisits(client: SanityClient, now: number): Promise<StoredVisit[]> {
  const since = addDays(new Date(now).toISOString().slice(0, 10), -DAYS_BACK);
  const query = `${EVERY_APPOINTMENT}[day >= $since]`;
  const answer = await client.fetch<unknown>(query, { since }, { perspective: "raw" });
  return z
    .array(z.unknown())
    .parse(answer)
    .flatMap((document) => visitIn(document) ?? []);
}

/** A page may be drawn again and again. In milliseconds. */
const REMEMBERED_MS = 1_000;

/** The same, asked for once in a second; whoever writes forgets it before. */
export function createUpcomingVisits(client: SanityClient, now: () => number) {
  let read: { at: number; visits: Promise<StoredVisit[]> } | undefined;
  return {
    forget() {
      read = undefined;
    },
    all(): Promise<StoredVisit[]> {
      const at = now();
      if (read && Math.abs(at - read.at) <= REMEMBERED_MS) return read.visits;
      const visits = upcomingVisits(client, at);
      read = { at, visits };
      visits.catch(() => {
        read = undefined;
      });
      return visits;
    },
  };
}
