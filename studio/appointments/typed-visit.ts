import { z } from "zod";
import { APPOINTMENT_IDS, type Appointment } from "#model/appointments/appointment.ts";
import { visitsAt } from "#model/appointments/capacity.ts";
import { type InShowroom, inShowroom } from "#model/appointments/dress-in-showroom.ts";
import { type Diary, freeTimes, nextTimes, type VisitTime } from "#model/appointments/free-times.ts";
import { type AppointmentKind, showroomBy } from "#model/appointments/showrooms.ts";
import { readCustomerFields } from "#model/customers/customer.ts";
import { addDays, dayNumber, isDay } from "#model/days/day.ts";
import { readTime } from "#model/days/opening-hours.ts";
import { dateAt } from "#model/days/zoned-time.ts";
import { type AppointmentState, appointment as described } from "#model/documents/appointment-document.ts";
import { anyMedia, objectOf } from "#model/documents/describe.ts";
import { parseWithDefaults } from "#model/documents/parse-with-defaults.server.ts";
import { pageSlugOf } from "#model/dresses/page-slug.ts";
import { busySpans } from "#model/rental/booking.ts";
import { writeBusyDays } from "#model/rental/busy-days.ts";
import { COLOUR_PARAM, SIZE_PARAM } from "#model/screens/url-parameters.ts";
import { customerOf } from "#studio/customers/typed-customer.ts";
import { daysStated } from "#studio/rental/available.ts";
import type { Rental } from "#studio/rental/rental-data.ts";
import { isSaid, referenceTo, slugIn } from "#studio/rental/typed-booking.ts";
import type { ShownVisit, VisitBook } from "./visit-book.ts";

const blank = parseWithDefaults(objectOf(described.fields)(anyMedia), {}).value;

/** Random bytes of an id: the rest of it is the secret of the visitor's link. */
const ID_BYTES = 16;

/** An appointment to begin with, of the first kind and at its next free time, unless `place` says another. */
export function newVisit(
  book: VisitBook,
  place: Partial<VisitTime> & { showroom?: string } = {},
): Appointment {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const [kind] = book.settings.kinds;
  const visit = withKind(
    { ...blank, id: APPOINTMENT_IDS + digits.join(""), day: "", time: "", minutes: 60, pause: 0, ...place },
    kind,
  );
  if (visit.day && visit.time) return visit;
  const diary = diaryOf(visit, book);
  const today = dateAt(diary.now, diary.showroom.timeZone);
  const [next = { day: visit.day || today, time: "" }] = nextTimes(diary, { day: visit.day, time: "" }, 1);
  return { ...visit, ...next };
}

/** Another kind takes as long as the settings say. */
export function withKind(visit: Appointment, kind: AppointmentKind | undefined): Appointment {
  if (!kind) return visit;
  const { _key, title: kindTitle, minutes, pause, needsNoRoom, isByVideo } = kind;
  return { ...visit, kind: _key, kindTitle, minutes, pause, needsNoRoom, isByVideo };
}

/** The label may write down whatever it has agreed to: notice binds visitors alone. */
export function freeTimesFor(visit: Appointment, book: VisitBook): string[] {
  return isDay(visit.day) ? freeTimes(visit.day, diaryOf(visit, book)) : [];
}

/** So far ahead free times are offered. */
const DAYS_AHEAD = 730;

function diaryOf(visit: Appointment, { visits, settings, showrooms }: VisitBook): Diary {
  const showroom = showroomBy(visit.showroom, showrooms);
  const others = visits.filter(({ id }) => id !== visit.id);
  return {
    showroom,
    kind: visit,
    settings: { ...settings, noticeHours: 0, aheadDays: DAYS_AHEAD },
    visits: visitsAt(showroom, others, showrooms),
    now: Date.now(),
  };
}

/** Mails go to what the appointment itself says: a customer who is chosen brings her number and address along. */
export function withContacts(visit: Appointment, { customers }: Rental["customers"]): Appointment {
  const customer = customers.find(({ id }) => id === visit.customer);
  if (!customer) return visit;
  return { ...visit, phone: visit.phone || customer.phone, email: visit.email || customer.email };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of the document; one that is empty is undefined. */
export function fieldsOf(visit: Appointment): Fields {
  const { state, minutes, pause, needsNoRoom, isByVideo, guests, dresses, customer, enquiry } = visit;
  const { kind, kindTitle, showroom, day, time, name, email, phone, eventDate, message, note } = visit;
  const texts = { kind, kindTitle, showroom, day, name, email, phone, eventDate, message, note };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text?.trim() || undefined])),
    time: readTime(time) ?? time.trim(),
    ...{ state, minutes, pause },
    needsNoRoom: needsNoRoom || undefined,
    isByVideo: isByVideo || undefined,
    guests: guests || undefined,
    dresses: dresses.length > 0 ? dresses.map(dressEntry) : undefined,
    customer: customer ? referenceTo(customer) : undefined,
    enquiry: enquiry ? referenceTo(enquiry) : undefined,
  };
}

function dressEntry({ dress, colour, size }: Appointment["dresses"][number], at: number) {
  const choice = Object.entries({ colour, size }).filter(([, text]) => text !== "");
  return { _key: `dress${at}`, ...(dress && { dress: referenceTo(dress) }), ...Object.fromEntries(choice) };
}

/** The fields that differ from those that were seen: they alone are written, so that nothing else is lost. */
export function changedFields(visit: Appointment, seen: Appointment | undefined): Fields {
  const before = seen ? fieldsOf(seen) : {};
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(fieldsOf(visit)).filter(isChanged));
}

/** The states that an appointment may be given next, in the order of their buttons. */
export function nextStates({ state, day }: Appointment, today: string): AppointmentState[] {
  const next: Record<AppointmentState, AppointmentState[]> = {
    asked: ["confirmed", "came", "missed", "cancelled"],
    confirmed: ["came", "missed", "cancelled"],
    came: ["missed"],
    missed: ["came"],
    cancelled: ["confirmed"],
    away: ["cancelled"],
  };
  return next[state].filter((one) => day <= today || (one !== "came" && one !== "missed"));
}

export function isExpected({ state }: Pick<Appointment, "state">): boolean {
  return state === "asked" || state === "confirmed";
}

/** Those of the same sender that can be released together, this one among them. */
export function fromSameSender({ sender }: Appointment, { visits }: VisitBook, today: string): ShownVisit[] {
  if (sender === "") return [];
  return visits.filter((visit) => visit.sender === sender && isExpected(visit) && visit.day >= today);
}

/** Whether a dress hangs in the showroom on the day of the appointment; undefined where nobody can tell. */
export function placeOf(
  { dress, colour, size }: Appointment["dresses"][number],
  day: string,
  rental: Rental,
): InShowroom | undefined {
  const { today, bookings } = rental;
  if (!isDay(day) || day < today) return undefined;
  const pieces = rental.pieces.flatMap((piece) => {
    const stated = piece.dress === dress ? daysStated(piece, rental) : undefined;
    const own = bookings.filter((booking) => booking.piece === piece.id);
    const busy = stated && writeBusyDays(busySpans(own, today, stated), dayNumber(today));
    return busy === undefined ? [] : [{ size: piece.size, colour: pageSlugOf(piece.colour), busy }];
  });
  return inShowroom(
    { pieces },
    { day, today },
    (piece) => isSaid(piece.size ?? "", size) && isSaid(piece.colour ?? "", colour),
  );
}

const wish = z.object({
  dressAddress: z.string().catch(""),
  size: z.string().catch(""),
  message: z.string().catch(""),
});

/** The visitor of an enquiry, with the dresses that it is about; the customer is linked where there is one. */
export function visitFor(enquiry: Fields & { _id: string }, book: VisitBook, rental: Rental): Appointment {
  const { name, phone, email, eventDate } = readCustomerFields(enquiry);
  const { dressAddress, size, message } = wish.parse(enquiry);
  const dresses = dressAddress.split(/\s+/).flatMap((address) => {
    const dress = rental.dresses.find(({ slugs }) => slugs.includes(slugIn(address)))?.id;
    const choice = URL.parse(address)?.searchParams;
    if (dress === undefined) return [];
    return [{ dress, colour: choice?.get(COLOUR_PARAM) ?? "", size: choice?.get(SIZE_PARAM) ?? size }];
  });
  const customer = customerOf(enquiry, rental.customers)?.id;
  const person = { name, phone, email, message, customer, ...(isDay(eventDate) && { eventDate }) };
  return { ...newVisit(book), ...person, dresses, enquiry: enquiry._id };
}

/** The days of the week that a day is in, from its first. */
export function sevenDays(first: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}
