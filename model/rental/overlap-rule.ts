import { t } from "@trousseau/words/translate.ts";
import { capacityFaults } from "#model/appointments/capacity-rule.ts";
import { customerFaults } from "#model/customers/customer-rule.ts";
import { dayInWords, dayNumbered } from "#model/days/day.ts";
import { storedTimeZone } from "#model/days/opening-hours.ts";
import { dateAt } from "#model/days/zoned-time.ts";
import { partOf } from "#model/documents/part-of.ts";
import { privacyFaults } from "#model/documents/private-ids.ts";
import {
  type Booking,
  blockedSpan,
  blocks,
  busySpans,
  conflictOf,
  isLate,
  isPromisedFrom,
  nextFree,
  promisedSpan,
} from "./booking.ts";
import { bookingFault, isPiece, readBooking, readPiece } from "./rental-documents.ts";

type Stored = Readonly<Record<string, unknown>>;

/** A document before and after a transaction; undefined where it is not there. */
type BookingChange = { id: string; before: Stored | undefined; after: Stored | undefined };

type BookingDocuments = {
  /** A document as the transaction would leave it. */
  read(id: string): Stored | undefined;
  /** The ids of documents that may refer to this one. */
  sourcesOf(id: string): readonly string[];
  /** Whether the refusal may name the customer of this booking. */
  mayTell(id: string): boolean;
};

/** The description is a sentence for whoever writes. `freeFrom` is the next first day with the customer, where there is one. */
type BookingFault = { id: string; description: string; freeFrom?: string; booking?: string };

/** The label's settings, which say in which time zone "today" is. */
export const SETTINGS_ID = "house";

/**
 * Two bookings of one piece never overlap, and each is of a piece that there is, whoever writes them. The embedded lake asks this of every
 * transaction, and book.ts asks it before it writes to another host.
 */
export function overlapFaults(
  changes: readonly BookingChange[],
  documents: BookingDocuments,
  now = Date.now(),
): BookingFault[] {
  const writtenBookings = changes.flatMap(({ after, ...change }) =>
    after?.["_type"] === "booking" ? [{ ...change, after }] : [],
  );
  if (writtenBookings.length === 0) return [];
  const today = rentalToday(documents.read(SETTINGS_ID), now);
  const removed = changes.flatMap(({ before, after }) => (after ? [] : (readBooking(before) ?? [])));
  const ids = new Set(writtenBookings.map(({ id }) => id));
  const newIds = new Set(writtenBookings.flatMap(({ id, before }) => (before ? [] : id)));
  return writtenBookings.flatMap(({ id, before, after }) => {
    const description = bookingFault(after);
    if (description !== undefined) return [{ id, description }];
    const booking = readBooking(after);
    if (booking === undefined || !blocks(booking, today) || isNoWorse(readBooking(before), booking, today))
      return [];
    const others = documents
      .sourcesOf(booking.piece)
      .flatMap((other) => readBooking(documents.read(other)) ?? []);
    // A booking that goes on under another id takes no further day, unless two of the transaction would take its place.
    const isHeir = removed.some((before) => isNoWorse(before, booking, today));
    if (!isHeir && !isPiece(documents.read(booking.piece)))
      return [{ id, description: t("There is no such piece.") }];
    const rivals = isHeir ? others.filter((other) => ids.has(other.id)) : others;
    const conflict = conflictOf(
      booking,
      rivals.map((other) => (newIds.has(other.id) ? asPromised(other) : other)),
      today,
      readBooking(before),
    );
    return conflict ? [refusal(booking, conflict, others, { ...documents, today })] : [];
  });
}

/** Two that come together, as in a table, were promised before one of them was late. */
function asPromised(booking: Booking): Booking {
  return booking.state === "out" ? { ...booking, state: "booked" } : booking;
}

/** The first fault of one booking among the documents that it may clash with. */
export function overlapFault(
  documents: readonly (Stored & { _id: string })[],
  before: Stored | undefined,
  after: Stored & { _id: string },
): BookingFault | undefined {
  const byId = new Map([...documents, after].map((document) => [document._id, document]));
  return overlapFaults([{ id: after._id, before, after }], {
    read: (id) => byId.get(id),
    sourcesOf: () => [...byId.keys()],
    mayTell: () => true,
  })[0];
}

/**
 * A piece that is promised to somebody stays with its dress, and so does the dress. What is unpublished stays as a draft. A piece that is
 * given to another dress is no longer what was promised.
 */
export function removalFaults(
  changes: readonly BookingChange[],
  { read, sourcesOf, mayTell }: BookingDocuments,
  now = Date.now(),
): BookingFault[] {
  const removed = changes.filter(
    ({ id, before, after }) =>
      before !== undefined &&
      isRentable(before) &&
      (after === undefined ? read(`drafts.${id}`) === undefined : isMoved(before, after)),
  );
  if (removed.length === 0) return [];
  const today = rentalToday(read(SETTINGS_ID), now);
  return removed.flatMap(({ id }) => {
    const pieces = sourcesOf(id).filter((source) => readPiece(read(source))?.dress === id);
    const promised = [id, ...pieces]
      .flatMap((piece) => sourcesOf(piece).flatMap((source) => readBooking(read(source)) ?? []))
      .find(
        (booking) =>
          (booking.piece === id || pieces.includes(booking.piece)) && isPromisedFrom(booking, today),
      );
    if (promised === undefined) return [];
    const name = mayTell(promised.id) ? customerName(promised.id, read) : "";
    const description =
      name !== ""
        ? t("It is booked by {{name}} from {{from}} to {{to}}: cancel that booking first.", {
            name,
            from: dayInWords(promised.firstDay),
            to: dayInWords(promised.lastDay),
          })
        : t("It is booked: cancel its bookings first.");
    return [{ id, description }];
  });
}

function isMoved(before: Stored, after: Stored): boolean {
  const dress = readPiece(before)?.dress;
  return dress !== undefined && dress !== readPiece(after)?.dress;
}

function isRentable(document: Stored): boolean {
  return document["_type"] === "product" || document["_type"] === "piece";
}

/** The embedded lake takes its rules by this name. */
export const rules = [privacyFaults, overlapFaults, removalFaults, customerFaults, capacityFaults];

/** The date in the label's time zone, by its settings as they are stored. */
export function rentalToday(settings: unknown, now: number): string {
  return dateAt(now, storedTimeZone(settings));
}

/** A change that takes no further day is nobody's loss: a note may be added where two overlap already. */
function isNoWorse(before: Booking | undefined, after: Booking, today: string): boolean {
  if (before === undefined || before.piece !== after.piece || !blocks(before, today)) return false;
  if (holdsLonger(before, after)) return false;
  const [was, is] = [blockedSpan(before, today), promisedSpan(after)];
  return was.first <= is.first && is.last <= was.last;
}

/** An option that would have ended takes its days a second time when it is booked, or held for longer. */
function holdsLonger(before: Booking, after: Booking): boolean {
  if (before.state !== "option" || before.holdsUntil === undefined) return false;
  return after.state !== "option" || after.holdsUntil === undefined || after.holdsUntil > before.holdsUntil;
}

function refusal(
  booking: Booking,
  conflict: Booking,
  others: readonly Booking[],
  { read, mayTell, today }: BookingDocuments & { today: string },
): BookingFault {
  const name = mayTell(conflict.id) ? customerName(conflict.id, read) : "";
  const elsewhere = others.filter(({ id, piece }) => id !== booking.id && piece === booking.piece);
  const next = nextFree([busySpans(elsewhere, today)], promisedSpan(booking));
  const freeFrom = next && dayNumbered(next.first + booking.daysBefore);
  const sentences = [
    takenBy(conflict, name, today),
    freeFrom !== undefined &&
      t("It is available again with {{day}} as the first day.", { day: dayInWords(freeFrom) }),
  ];
  return {
    id: booking.id,
    description: sentences.filter(Boolean).join(" "),
    ...(freeFrom !== undefined && { freeFrom }),
    ...(mayTell(conflict.id) && { booking: conflict.id }),
  };
}

/** The name of the customer whom a booking is for, or the one that stands in it. */
function customerName(booking: string, read: BookingDocuments["read"]): string {
  const document = read(booking);
  const customer = partOf(document?.["customer"], "_ref");
  const names = [typeof customer === "string" && read(customer)?.["name"], document?.["name"]];
  return names.map((name) => (typeof name === "string" ? name.trim() : "")).find(Boolean) ?? "";
}

/** Each is a whole sentence, because other languages put its parts in another order. */
function takenBy(conflict: Booking, name: string, today: string): string {
  if (isLate(conflict, today)) {
    const day = dayInWords(conflict.lastDay);
    return name === ""
      ? t("The piece is still out, and its last day was {{day}}.", { day })
      : t("The piece is still out with {{name}}, whose last day was {{day}}.", { day, name });
  }
  const { first, last } = blockedSpan(conflict, today);
  const from = dayInWords(dayNumbered(first));
  const to = dayInWords(dayNumbered(last));
  if (from === to)
    return name === ""
      ? t("The piece is already booked on {{day}}.", { day: from })
      : t("The piece is already booked on {{day}} by {{name}}.", { day: from, name });
  return name === ""
    ? t("The piece is already booked from {{from}} to {{to}}.", { from, to })
    : t("The piece is already booked from {{from}} to {{to}} by {{name}}.", { from, to, name });
}
