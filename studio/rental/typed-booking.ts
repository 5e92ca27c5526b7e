import { addDays, dayNumber, isDay } from "#model/days/day.ts";
import { type BookingState, bookingStates, busySpans, isFree, promisedSpan } from "#model/rental/booking.ts";
import { overlapFaults, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { type Rental, type ShownBooking, type ShownPiece, timesOf } from "./rental-data.ts";

/** The form of a booking, as it is filled in. Fields that are empty are "". */
export type TypedBooking = {
  piece: string;
  state: BookingState;
  holdsUntil: string;
  firstDay: string;
  lastDay: string;
  daysBefore: string;
  daysAfter: string;
  name: string;
  note: string;
  enquiry: string;
};

/** Why a booking is not taken, and the next first day on which it would be. */
export type Refusal = { message: string; freeFrom: string | undefined };

/** A customer who has asked has so many days to decide, unless the label says otherwise. */
const OPTION_DAYS = 3;

export function typedOf(booking: ShownBooking): TypedBooking {
  const { piece, state, firstDay, lastDay, name, note } = booking;
  return {
    piece,
    state,
    firstDay,
    lastDay,
    name,
    note,
    holdsUntil: booking.holdsUntil ?? "",
    daysBefore: String(booking.daysBefore),
    daysAfter: String(booking.daysAfter),
    enquiry: booking.enquiry ?? "",
  };
}

/** A form to begin with, from a day on, for as long as the terms say. */
export function blankBooking(rental: Rental, piece: string, firstDay = rental.today): TypedBooking {
  const { arrives, goesBack, daysBefore, daysAfter } = timesOf(rental, piece);
  return {
    piece,
    state: "booked",
    holdsUntil: "",
    firstDay,
    lastDay: addDays(firstDay, arrives + goesBack),
    daysBefore: String(daysBefore),
    daysAfter: String(daysAfter),
    name: "",
    note: "",
    enquiry: "",
  };
}

/** Another piece has terms of its own, which count as long as nobody has typed others. */
export function withPiece(typed: TypedBooking, piece: string, rental: Rental): TypedBooking {
  const [before, after] = [typed.piece, piece].map((id) => timesOf(rental, id));
  if (!before || !after) return typed;
  const isAsGiven =
    typed.daysBefore === String(before.daysBefore) && typed.daysAfter === String(before.daysAfter);
  if (!isAsGiven) return { ...typed, piece };
  return { ...typed, piece, daysBefore: String(after.daysBefore), daysAfter: String(after.daysAfter) };
}

/** The rental begins on another day, and takes as long as before. */
export function beginningOn(typed: TypedBooking, firstDay: string): TypedBooking {
  if (![typed.firstDay, typed.lastDay, firstDay].every(isDay)) return { ...typed, firstDay };
  const moved = dayNumber(firstDay) - dayNumber(typed.firstDay);
  return { ...typed, firstDay, lastDay: addDays(typed.lastDay, moved) };
}

/** The fields of its document; one that is empty is undefined. */
export function fieldsOf(typed: TypedBooking): Readonly<Record<string, unknown>> {
  const { piece, state, firstDay, lastDay, name, note, enquiry } = typed;
  return {
    piece: piece ? referenceTo(piece) : undefined,
    state,
    holdsUntil: state === "option" && typed.holdsUntil ? typed.holdsUntil : undefined,
    firstDay,
    lastDay,
    daysBefore: Number(typed.daysBefore),
    daysAfter: Number(typed.daysAfter),
    name: name.trim() || undefined,
    note: note.trim() || undefined,
    enquiry: enquiry ? referenceTo(enquiry) : undefined,
  };
}

export function referenceTo(id: string) {
  return { _type: "reference", _ref: id, _weak: true };
}

/** The same rule as the write's, before anything is written. */
export function faultOf(
  id: string,
  typed: TypedBooking,
  { stored: storedRental }: Rental,
): Refusal | undefined {
  const settings = storedRental.settings && { ...storedRental.settings, _id: SETTINGS_ID };
  const stored = new Map(
    [...storedRental.bookings, ...storedRental.pieces, settings ?? []].flat().map((one) => [one._id, one]),
  );
  const before = stored.get(id);
  const after = { ...before, ...fieldsOf(typed), _id: id, _type: "booking" };
  const [fault] = overlapFaults([{ id, before, after }], {
    read: (documentId) => (documentId === id ? after : stored.get(documentId)),
    sourcesOf: () => [...stored.keys()],
    mayTell: () => true,
  });
  return fault && { message: fault.description, freeFrom: fault.freeFrom };
}

/** The fields of an enquiry that a booking takes over; a document may hold anything. */
type OptionEnquiry = { _id: string } & Partial<
  Record<"name" | "dressAddress" | "size" | "colour" | "eventDate", unknown>
>;

/** The visitor's wish as an option: of the pieces that would do, the first that is free. */
export function optionFor(enquiry: OptionEnquiry, rental: Rental): TypedBooking {
  const day = typeof enquiry.eventDate === "string" && isDay(enquiry.eventDate) ? enquiry.eventDate : "";
  const options = piecesFor(enquiry, rental).map((piece): TypedBooking => {
    const blank = blankBooking(rental, piece);
    const firstDay = addDays(day || rental.today, day ? -timesOf(rental, piece).arrives : 0);
    return {
      ...beginningOn(blank, firstDay),
      state: "option",
      holdsUntil: addDays(rental.today, OPTION_DAYS),
      name: String(enquiry.name ?? ""),
      enquiry: enquiry._id,
    };
  });
  const free = options.find((option) => isOneFree(option, rental));
  return free ?? options[0] ?? blankBooking(rental, "");
}

/** The ids of the pieces of her dress in her size, then in any size. "" where her dress has no piece. */
function piecesFor({ dressAddress, size, colour }: OptionEnquiry, { dresses, pieces }: Rental): string[] {
  const slug = slugIn(dressAddress);
  const dress = dresses.find(({ slugs }) => slugs.includes(slug));
  const own = pieces.filter((piece) => piece.dress === dress?.id);
  const fitting = own.filter((piece) => isSaid(piece.size, size) && isSaid(piece.colour, colour));
  const inSize = own.filter((piece) => isSaid(piece.size, size));
  const fittingPieces = [fitting, inSize, own].find(({ length }) => length > 0) ?? [];
  return fittingPieces.length > 0 ? fittingPieces.map(({ id }) => id) : [""];
}

/** A size or colour that one of them leaves open makes no difference. */
function isSaid(own: string, wish: unknown): boolean {
  const wanted = typeof wish === "string" ? wish.trim().toLowerCase() : "";
  return own === "" || wanted === "" || own.toLowerCase() === wanted;
}

function slugIn(address: unknown): string {
  const path = typeof address === "string" ? (URL.parse(address)?.pathname ?? "") : "";
  return decodeURIComponent(path.split("/").at(-1) ?? "");
}

function isOneFree(typed: TypedBooking, { bookings, today }: Rental): boolean {
  const others = bookings.filter(({ piece }) => piece === typed.piece);
  const span = promisedSpan({
    ...typed,
    id: "",
    daysBefore: Number(typed.daysBefore),
    daysAfter: Number(typed.daysAfter),
  });
  return isFree([busySpans(others, today)], span);
}

export function stateOf(value: string): BookingState {
  return bookingStates.find((state) => state === value) ?? "booked";
}

/** The pieces by their dress, for a list to choose from. */
export function byDress(pieces: readonly ShownPiece[]): (readonly ShownPiece[])[] {
  return [...Map.groupBy(pieces, ({ dress }) => dress).values()];
}
