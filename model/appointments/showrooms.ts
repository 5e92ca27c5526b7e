import type { OpeningHours } from "#model/days/opening-hours.ts";
import { timeZoneOf } from "#model/days/opening-hours.ts";
import { appointments as described } from "#model/documents/appointments-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { labelSettings } from "#model/documents/label-settings-document.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";
import { addressLines } from "#model/documents/showroom-field.ts";
import type { TextDocuments } from "#model/documents/text-documents.ts";
import { ownLanguage } from "#model/texts/shop-languages.ts";
import type { Appointment } from "./appointment.ts";

export type AppointmentSettings = TextDocuments["appointments"];

export type AppointmentKind = AppointmentSettings["kinds"][number];

/** Whether the shop has a page where visitors book. */
export function takesVisits({ isOn, kinds }: Pick<AppointmentSettings, "isOn" | "kinds">): boolean {
  return isOn && kinds.length > 0;
}

/** The kind of a visit that was booked in this language; the label reads of it in the shop's first one. */
export function kindTitleOf(
  { kind, kindTitle, language }: Pick<Appointment, "kind" | "kindTitle" | "language">,
  { kinds }: Pick<AppointmentSettings, "kinds">,
): string {
  const own = language === ownLanguage ? kinds.find(({ _key }) => _key === kind) : undefined;
  return own?.title ?? kindTitle;
}

/** How many visits there can be at a time. */
export type Capacity = { rooms: number; people: number };

export type Showroom = Capacity & {
  /** Empty for the one in the label's settings. */
  key: string;
  /** Empty where there is one alone. */
  title: string;
  address: readonly string[];
  hours: OpeningHours | undefined;
  timeZone: string;
};

type Place = Pick<TextDocuments["house"], "openingHours" | "showroom">;

/** The label's showrooms, of which there is always a first. */
export function showroomsOf(
  label: Place,
  settings: Pick<AppointmentSettings, "showrooms" | "rooms" | "people">,
): [Showroom, ...Showroom[]] {
  const { showrooms, rooms, people } = settings;
  const timeZone = timeZoneOf(label.openingHours);
  const address = addressLines(label.showroom);
  const title =
    showrooms.length === 0 ? "" : (label.showroom.addressParts?.addressLocality ?? address.at(-1) ?? "");
  const first = { key: "", title, address, hours: label.openingHours, timeZone, rooms, people };
  const others = showrooms.map(({ _key: key, openingHours: hours, ...showroom }) => ({
    ...showroom,
    key,
    hours,
    timeZone: hours?.timeZone ?? timeZone,
  }));
  return [first, ...others];
}

/** The showroom of a key; the first one where it is known no more. */
export function showroomBy(key: string, showrooms: readonly [Showroom, ...Showroom[]]): Showroom {
  return showrooms.find((showroom) => showroom.key === key) ?? showrooms[0];
}

const { openingHours, showroom } = labelSettings.fields;
const placeFields = objectOf({ openingHours, showroom })(anyMedia);
const { showrooms, rooms, people } = described.fields;
const capacityFields = objectOf({ showrooms, rooms, people })(anyMedia);

/** The same of the documents as they are stored. */
export function storedShowrooms(label: unknown, settings: unknown): [Showroom, ...Showroom[]] {
  return showroomsOf(
    parseWithDefaults(placeFields, label).value,
    parseWithDefaults(capacityFields, settings).value,
  );
}
