import { type Appointment, EVERY_APPOINTMENT, readAppointment } from "#model/appointments/appointment.ts";
import { APPOINTMENT_SETTINGS_ID, LABEL_ID } from "#model/appointments/capacity-rule.ts";
import {
  type AppointmentSettings,
  type Showroom,
  storedShowrooms,
  takesVisits,
} from "#model/appointments/showrooms.ts";
import { labelPhoneOf } from "#model/customers/customer.ts";
import { type Week, weekOf } from "#model/days/week.ts";
import { appointments as described } from "#model/documents/appointments-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";

type Stored = Readonly<Record<string, unknown>> & { _id: string; _rev: string };

export const VISITS_QUERY = `{
  "visits": ${EVERY_APPOINTMENT} | order(day, time),
  "settings": *[_id == "${APPOINTMENT_SETTINGS_ID}"][0],
  "label": *[_id == "${LABEL_ID}"][0] {openingHours, showroom, phone}
}`;

/** The content host's answer. */
export type FoundVisits = {
  visits: readonly Stored[];
  settings: Readonly<Record<string, unknown>> | null;
  label: Readonly<Record<string, unknown>> | null;
};

/** `revision` changes with each write. */
export type ShownVisit = Appointment & { revision: string };

/** All appointments, in the order of their times, and what decides which are free. */
export type VisitBook = {
  visits: readonly ShownVisit[];
  settings: Pick<AppointmentSettings, "kinds" | "everyMinutes" | "noticeHours" | "aheadDays">;
  showrooms: [Showroom, ...Showroom[]];
  /** The week of the label's country. */
  week: Week;
};

const { kinds, everyMinutes, noticeHours, aheadDays, isOn } = described.fields;
const settingsFields = objectOf({ kinds, everyMinutes, noticeHours, aheadDays })(anyMedia);

export function readVisitBook({ visits, settings, label }: FoundVisits): VisitBook {
  return {
    visits: visits.flatMap((document) => shownVisit(document) ?? []),
    settings: parseWithDefaults(settingsFields, settings).value,
    showrooms: storedShowrooms(label, settings),
    week: weekOf(labelPhoneOf(label)),
  };
}

export function shownVisit(document: Stored): ShownVisit | undefined {
  const visit = readAppointment(document);
  return visit && { ...visit, revision: document._rev };
}

/** Notes of the shop about its mails change nothing that somebody has seen. */
export function isAsSeen(stored: ShownVisit, seen: ShownVisit): boolean {
  const noted = { lastMail: "", lastReminder: "", revision: "" };
  return JSON.stringify({ ...stored, ...noted }) === JSON.stringify({ ...seen, ...noted });
}

const switchFields = objectOf({ isOn, kinds })(anyMedia);

/** Whether these settings let visitors book. */
export function isTaking(settings: unknown): boolean {
  return takesVisits(parseWithDefaults(switchFields, settings).value);
}
