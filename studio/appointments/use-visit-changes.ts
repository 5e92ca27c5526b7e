import { t } from "@trousseau/words/translate.ts";
import { type SanityClient, useClient } from "sanity";
import type { Appointment } from "#model/appointments/appointment.ts";
import {
  AppointmentRefused,
  type AppointmentWrite,
  saveAppointment,
} from "#model/appointments/save-appointment.ts";
import { visitToken } from "#model/appointments/visit-address.ts";
import { dayInWords } from "#model/days/day.ts";
import { ANSWERING } from "#model/documents/appointment-document.ts";
import { personalIds } from "#model/documents/private-ids.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { useUndoable } from "#studio/desk/done-card.tsx";
import type { Rental } from "#studio/rental/rental-data.ts";
import { referenceTo } from "#studio/rental/typed-booking.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { changedFields, fieldsOf } from "./typed-visit.ts";
import { readVisitsAgain } from "./use-visit-book.ts";
import { isAsSeen, type ShownVisit, shownVisit } from "./visit-book.ts";
import { calledOf, dressesInWords } from "./visit-words.ts";

export type VisitChanges = ReturnType<typeof useVisitChanges>;

/** Every appointment that Studio writes goes this way, and back again. */
export function useVisitChanges() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { done, setDone, take } = useUndoable();

  /** Resolves with the reason where nothing was written. A new appointment that is taken back is cancelled. */
  async function save(visit: Appointment, seen: ShownVisit | undefined): Promise<string | undefined> {
    let refusal: string | undefined;
    const fields = changedFields(visit, seen);
    const before = seen ? sameFields(fields, seen) : { state: "cancelled" };
    const answers = seen ? undefined : visit.enquiry;
    await take(
      async () => {
        const one = { id: visit.id, fields, seen };
        const back = await write(client, one, before).catch((error: unknown) => {
          refusal = reasonOf(error);
          return undefined;
        });
        return back && { back, ask: await markAnswered(client, answers) };
      },
      (done) =>
        done && {
          message: savedInWords(visit),
          undo: async () => {
            await putBack(client, [done.back]);
            await done.ask?.();
          },
        },
    );
    return refusal;
  }

  /** All go, or those before the first that is refused. */
  async function cancelAll(visits: readonly ShownVisit[]): Promise<void> {
    const back: VisitWrite[] = [];
    const undoable = () => ({
      message: t("Cancelled: {{number}}", { number: back.length }),
      undo: () => putBack(client, back),
    });
    await take(async () => {
      for (const seen of visits) {
        const { id, state } = seen;
        back.push(await write(client, { id, fields: { state: "cancelled" }, seen }, { state }));
      }
    }, undoable);
  }

  /** The visitor waits for an answer: her enquiry is new again, or there is one now. */
  async function becomeEnquiry(visit: ShownVisit, rental: Rental): Promise<void> {
    const id = visit.enquiry ?? personalIds.enquiry + visitToken(visit.id);
    const fields = { state: "cancelled", enquiry: referenceTo(id) };
    const isNew = visit.enquiry === undefined;
    await take(
      async () => {
        await client
          .transaction()
          .createIfNotExists({ _id: id, _type: "enquiry", status: "new", ...enquiryFields(visit, rental) })
          .patch(id, (patch) => patch.set({ status: "new" }))
          .commit();
        const one = { id: visit.id, fields, seen: visit };
        return write(client, one, sameFields(fields, visit), ANSWERING);
      },
      (back) => ({
        message: t("Cancelled, and an enquiry to answer: {{name}}", { name: calledOf(visit) }),
        undo: async () => {
          await putBack(client, [back]);
          if (isNew) await client.delete(id);
        },
      }),
    );
  }

  return { done, setDone, save, cancelAll, becomeEnquiry };
}

type Fields = AppointmentWrite["fields"];

/** `seen` is undefined for a new appointment. */
type VisitWrite = { id: string; fields: Fields; seen: ShownVisit | undefined };

const STORED = "*[_id == $id][0]";

async function storedVisit(client: SanityClient, id: string): Promise<ShownVisit | undefined> {
  const options = { perspective: "raw", useCdn: false } as const;
  const stored = await client.fetch<Parameters<typeof shownVisit>[0] | null>(STORED, { id }, options);
  return stored ? shownVisit(stored) : undefined;
}

/** Resolves with the write that takes it back, as long as nobody has changed the appointment meanwhile. */
async function write(
  client: SanityClient,
  { id, fields, seen }: VisitWrite,
  before: Fields,
  changedBy = "label",
): Promise<VisitWrite> {
  const stored = seen && (await storedVisit(client, id));
  const { revision } = (stored && isAsSeen(stored, seen) ? stored : seen) ?? {};
  await saveAppointment(client, { id, fields: { ...fields, changedBy }, revision });
  const now = await storedVisit(client, id);
  readVisitsAgain();
  return { id, fields: before, seen: now };
}

const STATUS = "*[_id == $id && !(status in ['answered', 'archived'])][0].status";

/** An enquiry that has become an appointment waits for no answer. Resolves with how that is taken back. */
async function markAnswered(client: SanityClient, id: string | undefined) {
  const status = id && (await client.fetch<string | null>(STATUS, { id }, { perspective: "raw" }));
  if (!id || !status) return undefined;
  const mark = (now: string) => client.patch(id).set({ status: now }).commit();
  await mark("answered");
  return () => mark(status);
}

async function putBack(client: SanityClient, writes: readonly VisitWrite[]) {
  for (const back of writes) await write(client, back, {});
}

/** The fields that are written, as they were. */
function sameFields(fields: Fields, seen: ShownVisit): Fields {
  const before = fieldsOf(seen);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, before[name]]));
}

function enquiryFields(visit: ShownVisit, rental: Rental): Fields {
  const { name, email, phone, message, eventDate, reference, day, time } = visit;
  const [dress] = visit.dresses;
  const fields = {
    ...{ name, email, phone, message, eventDate, reference },
    dress: dressesInWords(visit, rental),
    ...(visit.dresses.length === 1 && { colour: dress?.colour, size: dress?.size }),
    received: new Date().toISOString(),
    note: t("It was an appointment on {{day}} at {{time}}.", { day: dayInWords(day), time }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

function savedInWords(visit: Appointment): string {
  const { day, time } = visit;
  return t("Saved: {{booking}}", { booking: sideBySide([calledOf(visit), dayInWords(day), time]) });
}

function reasonOf(error: unknown): string {
  if (error instanceof AppointmentRefused) return error.message;
  const { title, description } = problemOf(error);
  return `${title}. ${description}`;
}
