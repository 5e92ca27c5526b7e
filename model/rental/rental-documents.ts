import { t } from "@trousseau/words/translate.ts";
import { z } from "zod";
import { FIRST_DAY, LAST_DAY } from "#model/days/day.ts";
import { booking as bookingDescribed } from "#model/documents/booking-document.ts";
import { anyMedia, type Field, objectOf } from "#model/documents/describe.ts";
import { fieldIssues } from "#model/documents/field-issues.ts";
import { MOST_DAYS } from "#model/documents/label-limits.ts";
import { piece as pieceDescribed } from "#model/documents/piece-document.ts";
import type { Booking } from "./booking.ts";

/** Ids of pieces and bookings begin like this. The dot keeps them from anybody without a token. */
export const rentalIds = { piece: "rental.piece-", booking: "rental.booking-" } as const;

const pieceSchema = z.looseObject({ _id: z.string(), _type: z.literal("piece") });

const pieceFields = objectOf(pieceDescribed.fields)(anyMedia);

/** One of the dresses that hang in the showroom; `dress` is the id of the dress. What nobody has said is empty. */
export type Piece = Required<z.output<typeof pieceFields>> & { id: string; dress: string };

/** Whether a document can be booked: a draft is nothing yet. */
export function isPiece(document: unknown): boolean {
  return pieceSchema.safeParse(document).data?._id.startsWith(rentalIds.piece) === true;
}

/** Undefined for a document that is no piece of any dress. */
export function readPiece(document: unknown): Piece | undefined {
  const stored = pieceSchema.safeParse(document).data;
  const { dress, ...otherFields } = pieceFields.parse(stored ?? {});
  return stored && dress !== undefined ? { ...otherFields, id: stored._id, dress } : undefined;
}

const { piece, firstDay, lastDay, daysBefore, daysAfter, state, holdsUntil } = bookingDescribed.fields;

const schemaOf = <Value>({ schema }: Field<Value>) => schema(anyMedia);

const countOf = (field: typeof daysBefore) =>
  schemaOf(field)
    .transform((days) => days ?? 0)
    .catch(({ value }) => daysIn(value));

/** The days of a booking. Whatever else it says, it blocks: a state that nobody knows is taken for a booking. */
const bookingSchema = z.object({
  _id: z.string(),
  _type: z.literal("booking"),
  piece: schemaOf(piece),
  firstDay: schemaOf(firstDay).catch(undefined),
  lastDay: schemaOf(lastDay).catch(undefined),
  daysBefore: countOf(daysBefore),
  daysAfter: countOf(daysAfter),
  state: schemaOf(state).catch("booked"),
  holdsUntil: schemaOf(holdsUntil).catch(undefined),
});

/** Undefined for a document that books nothing: without a piece, or without days in their order. */
export function readBooking(document: unknown): Booking | undefined {
  const stored = bookingSchema.safeParse(document).data;
  if (!stored) return undefined;
  const { _id: id, _type, piece, firstDay, lastDay, ...otherFields } = stored;
  if (piece === undefined || firstDay === undefined || lastDay === undefined || lastDay < firstDay)
    return undefined;
  return { ...otherFields, id, piece, firstDay: tellable(firstDay), lastDay: tellable(lastDay) };
}

const { customer, name, enquiry, price, deposit, paid, paidHow, note } = bookingDescribed.fields;

const amountOf = (field: typeof price) => schemaOf(field).catch(undefined);

/** Whatever else a booking says: it decides no days. `customer` and `enquiry` are ids. */
const keptSchema = z.object({
  customer: schemaOf(customer),
  name: schemaOf(name),
  enquiry: schemaOf(enquiry),
  price: amountOf(price),
  deposit: amountOf(deposit),
  paid: amountOf(paid),
  paidHow: schemaOf(paidHow),
  note: schemaOf(note),
});

type Kept = z.output<typeof keptSchema>;

/** A query reads a booking with these, the name being its customer's where it has one. */
export const FIELDS_WITH_NAME = '..., "name": coalesce(customer->name, name)';

/** A booking with the customer, the money and the note. What is undefined may be missing. */
export type KeptBooking = Booking & Pick<Kept, "name" | "note"> & Partial<Kept>;

/** A booking without a customer keeps a piece for the label itself: a repair, a show. */
export function isOwnUse({
  name,
  customer,
  enquiry,
}: Pick<KeptBooking, "name" | "customer" | "enquiry">): boolean {
  return name === "" && customer === undefined && enquiry === undefined;
}

/** Undefined for a document that books nothing. */
export function readKeptBooking(document: unknown): KeptBooking | undefined {
  const booking = readBooking(document);
  return booking && { ...booking, ...keptSchema.parse(document) };
}

/** Why the content takes no such booking, as a sentence. */
export function bookingFault(document: Readonly<Record<string, unknown>>): string | undefined {
  const { piece, firstDay, lastDay, state } = bookingSchema.parse(document);
  if (state === "cancelled") return undefined;
  if (piece === undefined) return t("A booking needs a piece.");
  if (firstDay === undefined || lastDay === undefined)
    return t("A booking needs a first and a last day, such as 2027-05-09.");
  if (lastDay < firstDay) return t("The last day of a booking cannot be before its first.");
  if (firstDay < FIRST_DAY || lastDay > LAST_DAY)
    return t("The days of a booking must be in the years {{first}} to {{last}}.", {
      first: FIRST_DAY.slice(0, 4),
      last: LAST_DAY.slice(0, 4),
    });
  if (state === "option" && fieldIssues({ holdsUntil }, document).length > 0)
    return t("An option ends on a date, such as 2027-05-09.");
  if (fieldIssues({ daysBefore, daysAfter }, document).length > 0)
    return t("The days before and after a booking are whole numbers, {{most}} at most.", { most: MOST_DAYS });
  return undefined;
}

/** A dress, as far as its pieces go. */
type Rentable = { id: string; sizes: readonly { label: string; isAvailable: boolean }[] };

/**
 * The documents with which a label begins the calendar of a dress: one piece for each size that is to be had. The same dress has the
 * same ids each time, so that beginning twice makes nothing twice.
 */
export function piecesFor({ id, sizes }: Rentable) {
  const labels = sizes.filter(({ isAvailable }) => isAvailable).map(({ label }) => label);
  return (sizes.length === 0 ? [""] : labels).map((size) => ({
    _id: pieceIdOf(id, size),
    _type: "piece",
    dress: { _type: "reference", _ref: id, _weak: true },
    ...(size && { size }),
  }));
}

/** Content hosts take ids of so many characters. */
const LONGEST_ID = 128;

function pieceIdOf(dress: string, size: string): string {
  // An id has no other characters; a size of other letters is named by their codes.
  const suffix = size.replace(/[^a-zA-Z0-9]/gu, (letter) => `_${letter.codePointAt(0)?.toString(36)}`);
  const room = LONGEST_ID - rentalIds.piece.length - suffix.length - 1;
  return `${rentalIds.piece}${dress.slice(0, Math.max(room, 0))}-${suffix || "one"}`.slice(0, LONGEST_ID);
}

/** An import may bring a later day, and the days after it might have a year of five digits. */
function tellable(day: string): string {
  return day > LAST_DAY ? LAST_DAY : day;
}

/** Where nobody has looked at what was written, a part of a day counts as one. */
function daysIn(value: unknown): number {
  return typeof value === "number" && value > 0 ? Math.min(Math.ceil(value), MOST_DAYS) : 0;
}
