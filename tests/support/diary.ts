import { readAppointment } from "#model/appointments/appointment.ts";
import { visitsAt } from "#model/appointments/capacity.ts";
import { type AppointmentFault, capacityFaults } from "#model/appointments/capacity-rule.ts";
import type { Diary } from "#model/appointments/free-times.ts";
import { storedShowrooms } from "#model/appointments/showrooms.ts";
import { type OpeningHours, weekdays } from "#model/days/opening-hours.ts";

export type StoredVisit = Record<string, unknown> & { _id: string };

/** The label's document of a showroom that is open so every day. */
export function labelOpen(
  timeZone: string,
  opens: string,
  closes: string,
  exceptions: OpeningHours["exceptions"] = [],
) {
  const spans = exceptions.map((exception) => ({ ...exception, isClosed: exception.hours.length === 0 }));
  const week = [{ days: weekdays, opens, closes }];
  return { _id: "house", openingHours: { timeZone, week, exceptions: spans } };
}

/** An hour of somebody's, unless `fields` say otherwise. */
export function storedVisit(day: string, time: string, fields: object = {}): StoredVisit {
  const said = { state: "confirmed", day, time, minutes: 60, ...fields };
  return { _id: `appointment.${day}-${time}`, _type: "appointment", ...said };
}

const every = { everyMinutes: 30, noticeHours: 0, aheadDays: 60 } as const;

type DiaryOptions = Partial<Record<"rooms" | "people" | "noticeHours" | "aheadDays", number>> & {
  everyMinutes?: 15 | 30 | 60;
  now?: string;
  visits?: readonly StoredVisit[];
};

export function diaryOf(label: object, kind: Diary["kind"], options: DiaryOptions = {}): Diary {
  const { now = "2027-01-01T00:00Z", visits = [], ...settings } = options;
  const showrooms = storedShowrooms(label, settings);
  const [showroom] = showrooms;
  const held = visits.flatMap((document) => readAppointment(document) ?? []);
  return {
    showroom,
    kind,
    settings: { ...every, ...settings },
    visits: visitsAt(showroom, held, showrooms),
    now: Date.parse(now),
  };
}

type Around = { label: object; settings?: object; visits: readonly StoredVisit[]; mayTell?: boolean };

/** The rule's word on one visit among others. */
export function faultsOf(
  after: StoredVisit,
  { label, settings = {}, visits, mayTell = true }: Around,
  before?: StoredVisit,
): AppointmentFault[] {
  const documents = new Map<string, Readonly<Record<string, unknown>>>([
    ...[...visits, after].map((each) => [each._id, each] as const),
    ["house", { ...label }],
    ["appointments", { ...settings }],
  ]);
  return capacityFaults([{ id: after._id, before, after }], {
    read: (id) => documents.get(id),
    idsUnder: (beginning) => [...documents.keys()].filter((id) => id.startsWith(beginning)),
    mayTell: () => mayTell,
  });
}
