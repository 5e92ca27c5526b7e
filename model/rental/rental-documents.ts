import { t } from "@trousseau/words/translate.ts";
import { FIRST_DAY, isDay, LAST_DAY } from "#model/days/day.ts";
import { MOST_DAYS } from "#model/documents/label-limits.ts";
import { type Booking, bookingStates } from "./booking.ts";

/** Ids of pieces and bookings begin like this. The dot keeps them from anybody without a token. */
export const rentalIds = { piece: "rental.piece-", booking: "rental.booking-" } as const;

/** One of the dresses that hang in the showroom. What nobody has said is empty. */
export type Piece = {
  id: string;
  /** The id of the dress that it is one of. */
  dress: string;
  size: string;
  colour: string;
};

/** Whether a document can be booked: a draft is nothing yet. */
export function isPiece(document: unknown): boolean {
  const { _id, _type } = fieldsOf(document);
  return _type === "piece" && String(_id).startsWith(rentalIds.piece);
}

/** Undefined for a document that is no piece of any dress. */
export function readPiece(document: unknown): Piece | undefined {
  const { _id, _type, dress, size, colour } = fieldsOf(document);
  const dressId = referenceIn(dress);
  if (_type !== "piece" || typeof _id !== "string" || dressId === undefined) return undefined;
  return { id: _id, dress: dressId, size: lineOf(size), colour: lineOf(colour) };
}

/**
 * Undefined for a document that books nothing: without a piece, or without days in their order. A state that nobody knows is taken
 * for a booking.
 */
export function readBooking(document: unknown): Booking | undefined {
  const { _id, _type, piece, firstDay, lastDay, daysBefore, daysAfter, state, holdsUntil } =
    fieldsOf(document);
  const pieceId = referenceIn(piece);
  if (_type !== "booking" || typeof _id !== "string" || pieceId === undefined) return undefined;
  const [first, last] = [dayIn(firstDay), dayIn(lastDay)];
  if (first === undefined || last === undefined || last < first) return undefined;
  return {
    id: _id,
    piece: pieceId,
    firstDay: tellable(first),
    lastDay: tellable(last),
    daysBefore: countIn(daysBefore),
    daysAfter: countIn(daysAfter),
    state: bookingStates.find((bookingState) => bookingState === state) ?? "booked",
    holdsUntil: dayIn(holdsUntil),
  };
}

/** Why the content takes no such booking, as a sentence. The document is one of the type "booking", published. */
export function bookingFault(document: unknown): string | undefined {
  const { _id, state, piece, firstDay, lastDay, daysBefore, daysAfter, holdsUntil } = fieldsOf(document);
  if (!String(_id).startsWith(rentalIds.booking))
    return t("The id of a booking must begin with “{{beginning}}”, or anyone could read it.", {
      beginning: rentalIds.booking,
    });
  if (state === "cancelled") return undefined;
  if (referenceIn(piece) === undefined) return t("A booking needs a piece.");
  const [first, last] = [dayIn(firstDay), dayIn(lastDay)];
  if (first === undefined || last === undefined)
    return t("A booking needs a first and a last day, such as 2027-05-09.");
  if (last < first) return t("The last day of a booking cannot be before its first.");
  if (first < FIRST_DAY || last > LAST_DAY)
    return t("The days of a booking must be in the years {{first}} to {{last}}.", {
      first: FIRST_DAY.slice(0, 4),
      last: LAST_DAY.slice(0, 4),
    });
  if (state === "option" && typeof holdsUntil === "string" && !isDay(holdsUntil))
    return t("An option ends on a date, such as 2027-05-09.");
  if (![daysBefore, daysAfter].every(isCount))
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

function fieldsOf(document: unknown): Readonly<Record<string, unknown>> {
  return typeof document === "object" && document !== null ? { ...document } : {};
}

/** A reference to another dataset names no piece: nobody here would find the booking by it. */
function referenceIn(value: unknown): string | undefined {
  const { _ref, _dataset, _projectId } = fieldsOf(value);
  const isHere = _dataset === undefined && _projectId === undefined;
  return typeof _ref === "string" && _ref !== "" && isHere ? _ref : undefined;
}

function dayIn(value: unknown): string | undefined {
  return typeof value === "string" && isDay(value) ? value : undefined;
}

/** An import may bring a later day, and the days after it might have a year of five digits. */
function tellable(day: string): string {
  return day > LAST_DAY ? LAST_DAY : day;
}

/** Where nobody has looked at what was written, a part of a day counts as one. */
function countIn(value: unknown): number {
  return typeof value === "number" && value > 0 ? Math.min(Math.ceil(value), MOST_DAYS) : 0;
}

function isCount(value: unknown): boolean {
  return value === undefined || value === null || (Number.isInteger(value) && countIn(value) === value);
}

function lineOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
