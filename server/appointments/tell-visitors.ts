import type { SanityClient } from "@sanity/client";
import { showroomBy, showroomsOf } from "#model/appointments/showrooms.ts";
import type { StoredVisit } from "#model/services/appointment-service.server.ts";
import { commitToContent } from "#server/enquiries/content-commit.ts";
import type { Outbox } from "#server/enquiries/outbox.ts";
import type { Step } from "#server/enquiries/submission.ts";
import { dueTelling, newsOf, type TellingMoment, toldOf } from "./due-tellings.ts";
import { upcomingVisits, type VisitTexts } from "./stored-visits.ts";

type TellingParts = {
  writer: SanityClient;
  outbox: Pick<Outbox, "add">;
  texts: VisitTexts;
  /** The steps by which the label is told, and by which visitors are; empty where the shop sends no mail. */
  steps: { label: readonly Step[]; visitor: readonly Step[] };
};

/**
 * Puts into the outbox what is to be said of the visits that lie ahead, whoever changed them. Once before
 * it is noted in the visit, and the outbox knows it from then on: a process that ends in between says nothing twice. Resolves with how many.
 */
export async function tellOfVisits(
  { writer, outbox, texts, steps }: TellingParts,
  moment: TellingMoment,
): Promise<number> {
  const { labelSettings, appointments } = texts();
  const showrooms = showroomsOf(labelSettings, appointments);
  let count = 0;
  const faults: unknown[] = [];
  for (const visit of await upcomingVisits(writer, moment.now))
    try {
      if (await tellOf(visit)) count += 1;
    } catch (error) {
      // One that cannot be told of keeps nobody else waiting.
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
  return count;

  async function tellOf(visit: StoredVisit): Promise<boolean> {
    const { timeZone } = showroomBy(visit.showroom, showrooms);
    const due = dueTelling(visit, { timeZone, reminderHours: appointments.reminderHours, ...moment });
    if (!due) return false;
    const { about, fields } = due;
    const words = { appointment: visit.id, about, news: newsOf(visit) };
    const formKey = [visit.id, toldOf(visit).count, about, words.news].join(" ");
    const { email, language } = visit;
    if (email !== "" && steps.visitor.length > 0)
      outbox.add({ kind: "visit", ...words, email, language, formKey, steps: steps.visitor });
    if (visit.changedBy === "visitor" && about !== "reminder" && steps.label.length > 0)
      outbox.add({ kind: "visitNotice", ...words, formKey, steps: steps.label });
    await commitToContent(
      writer.transaction().patch(visit.id, { set: fields, ifRevisionID: visit.revision }),
      "sync",
    );
    return true;
  }
}
