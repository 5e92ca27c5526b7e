import { t } from "@trousseau/words/translate.ts";
import { addDays, dayInWords } from "#model/days/day.ts";
import { dateAt, timeAt } from "#model/days/zoned-time.ts";
import { appointment as described } from "#model/documents/appointment-document.ts";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { partOf } from "#model/documents/part-of.ts";
import { APPOINTMENT_IDS, type Appointment, isHeld, readAppointment } from "./appointment.ts";
import { rivalsOf, type TimedVisit, timed, visitsAt } from "./capacity.ts";
import { type Showroom, showroomBy, storedShowrooms } from "./showrooms.ts";

type Stored = Readonly<Record<string, unknown>>;

type AppointmentChange = { id: string; before: Stored | undefined; after: Stored | undefined };

type AppointmentDocuments = {
  /** A document as the transaction would leave it. */
  read(id: string): Stored | undefined;
  /** The ids of all documents that begin like this. */
  idsUnder(prefix: string): readonly string[];
  /** Whether the refusal may name who comes. */
  mayTell(id: string): boolean;
};

export type AppointmentFault = { id: string; description: string };

/** The documents that say when, where and for how many a showroom is open. */
export const LABEL_ID = "house";
export const APPOINTMENT_SETTINGS_ID = "appointments";

/**
 * A time is never promised to more visitors than there are rooms and people, whoever writes it. The embedded lake asks this of every
 * transaction, and save-appointment.ts before it writes to another host.
 */
export function capacityFaults(
  changes: readonly AppointmentChange[],
  documents: AppointmentDocuments,
): AppointmentFault[] {
  const writtenAppointments = changes.flatMap(({ id, before, after }) =>
    after?.["_type"] === "appointment" ? [{ id, before, after }] : [],
  );
  if (writtenAppointments.length === 0) return [];
  const { read } = documents;
  const showrooms = storedShowrooms(read(LABEL_ID), read(APPOINTMENT_SETTINGS_ID));
  return writtenAppointments.flatMap(({ id, before, after }) => {
    const description = appointmentFault(after);
    if (description !== undefined) return [{ id, description }];
    const appointment = readAppointment(after);
    if (!appointment || !isHeld(appointment)) return [];
    const showroom = showroomBy(appointment.showroom, showrooms);
    const visit = timed(appointment, showroom.timeZone);
    if (isNoWorse(readAppointment(before), { appointment, visit, showroom })) return [];
    const around = appointmentsAround(appointment.day, documents);
    const rivals = rivalsOf(visit, visitsAt(showroom, around, showrooms), showroom);
    return rivals.length === 0 ? [] : [{ id, description: refusal(rivals, showroom, documents) }];
  });
}

/** A visit may go on past midnight, and never for a whole day. */
function appointmentsAround(day: string, { read, idsUnder }: AppointmentDocuments): Appointment[] {
  const [first, last] = [addDays(day, -1), addDays(day, 1)];
  return idsUnder(APPOINTMENT_IDS).flatMap((id) => {
    const document = read(id);
    const theirs = String(document?.["day"]);
    return first <= theirs && theirs <= last ? (readAppointment(document) ?? []) : [];
  });
}

/** Why the content takes no such appointment, as a sentence. */
function appointmentFault(document: Stored): string | undefined {
  const { day, time, minutes, pause } = described.fields;
  if (document["state"] === "cancelled") return undefined;
  if (fieldIssues({ day, time }, document).length > 0 || !document["day"] || !document["time"])
    return t("An appointment needs a day and a time, such as 2027-05-09 and 10:30.");
  if (fieldIssues({ minutes, pause }, document).length > 0)
    return t("The length of an appointment and its pause are whole numbers of minutes.");
  return undefined;
}

type Written = { appointment: Appointment; visit: TimedVisit; showroom: Showroom };

/** A change that takes no further time is nobody's loss, even where too many are expected already. */
function isNoWorse(before: Appointment | undefined, { appointment, visit, showroom }: Written): boolean {
  if (!before || !isHeld(before) || before.showroom !== appointment.showroom) return false;
  if (before.needsNoRoom && !visit.needsNoRoom) return false;
  if ((before.state === "away") !== (visit.state === "away")) return false;
  const was = timed(before, showroom.timeZone);
  return was.from <= visit.from && visit.to <= was.to;
}

function refusal(
  rivals: readonly TimedVisit[],
  { timeZone }: Showroom,
  { read, mayTell }: AppointmentDocuments,
): string {
  const [rival] = rivals;
  if (!rival) return "";
  const when = { day: dayInWords(dateAt(rival.from, timeZone)), time: timeAt(rival.from, timeZone) };
  if (rival.state === "away")
    return t("No appointments are taken at this time: it is closed on {{day}} from {{time}}.", when);
  const name = mayTell(rival.id) ? partOf(read(rival.id), "name") : undefined;
  return typeof name === "string" && name.trim() !== ""
    ? t("This time is taken by {{name}}, who is expected on {{day}} at {{time}}.", {
        ...when,
        name: name.trim(),
      })
    : t("This time is taken by an appointment on {{day}} at {{time}}.", when);
}
