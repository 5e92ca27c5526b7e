import { readCustomerFields } from "#model/customers/customer.ts";
import { addDays, dayNumber, isDay } from "#model/days/day.ts";
import type { Currency } from "#model/dresses/currency.ts";
import {
  type BookingState,
  busySpans,
  isFree,
  promisedSpan,
  type RentalTimes,
  type Span,
} from "#model/rental/booking.ts";
import { dueOf } from "#model/rental/due.ts";
import { overlapFault, SETTINGS_ID } from "#model/rental/overlap-rule.ts";
import { readKeptBooking } from "#model/rental/rental-documents.ts";
import { amountOrZero } from "#model/tables/amount-cell.ts";
import { customerOf } from "#studio/customers/typed-customer.ts";
import { type Rental, type ShownBooking, timesOf } from "./rental-data.ts";

/** The form of a booking, as it is filled in. Fields that are empty are "". */
export type TypedBooking = {
  piece: string;
  state: BookingState;
  holdsUntil: string;
  firstDay: string;
  lastDay: string;
  daysBefore: string;
  daysAfter: string;
  /** The id of a customer. Without one there is a name alone, or somebody who becomes a customer by the other two. */
  customer: string;
  name: string;
  phone: string;
  email: string;
  /** Amounts as they are typed. */
  price: string;
  deposit: string;
  paid: string;
  paidHow: string;
  note: string;
  enquiry: string;
};

/** Why a booking is not taken, the next first day on which it would be, and the customer who is there already. */
export type Refusal = { message: string; freeFrom: string | undefined; customer?: string | undefined };

/** A customer who has asked has so many days to decide, unless the label says otherwise. */
const OPTION_DAYS = 3;

export function typedOf(booking: ShownBooking): TypedBooking {
  const { piece, state, firstDay, lastDay, name, note, paidHow = "" } = booking;
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
    customer: booking.customer ?? "",
    phone: "",
    email: "",
    price: typedAmount(booking.price),
    deposit: typedAmount(booking.deposit),
    paid: typedAmount(booking.paid),
    paidHow,
  };
}

function typedAmount(amount: number | undefined): string {
  return amount === undefined ? "" : String(amount);
}

/** A form to begin with, from a day on, for as long as the terms say. */
export function blankBooking(rental: Rental, piece: string, firstDay = rental.today): TypedBooking {
  const times = timesOf(rental, piece);
  return {
    ...pricesOf(rental, piece),
    piece,
    state: "booked",
    holdsUntil: "",
    firstDay,
    lastDay: lastDayOf(firstDay, times),
    daysBefore: String(times.daysBefore),
    daysAfter: String(times.daysAfter),
    customer: "",
    name: "",
    phone: "",
    email: "",
    paid: "",
    paidHow: "",
    note: "",
    enquiry: "",
  };
}

/** "" where there is no first day. */
function lastDayOf(firstDay: string, { arrives, goesBack }: RentalTimes): string {
  return isDay(firstDay) ? addDays(firstDay, arrives + goesBack) : "";
}

/** The shop asks this for the dress. */
function pricesOf({ pieces, dresses }: Rental, pieceId: string): Pick<TypedBooking, "price" | "deposit"> {
  const dress = dresses.find(({ id }) => id === pieces.find(({ id }) => id === pieceId)?.dress);
  return { price: typedAmount(dress?.rentalPrice), deposit: typedAmount(dress?.rentalDeposit) };
}

/** Another piece has terms of its own, which count as long as nobody has typed others. */
export function withPiece(typed: TypedBooking, piece: string, rental: Rental): TypedBooking {
  const [before, after] = [typed.piece, piece].map((id) => ({
    times: timesOf(rental, id),
    prices: pricesOf(rental, id),
  }));
  if (!before || !after) return typed;
  const isAsGiven =
    typed.daysBefore === String(before.times.daysBefore) &&
    typed.daysAfter === String(before.times.daysAfter);
  const { price, deposit } = before.prices;
  return {
    ...typed,
    piece,
    ...(isAsGiven && {
      daysBefore: String(after.times.daysBefore),
      daysAfter: String(after.times.daysAfter),
    }),
    ...(typed.lastDay === lastDayOf(typed.firstDay, before.times) && {
      lastDay: lastDayOf(typed.firstDay, after.times),
    }),
    ...(typed.price === price && typed.deposit === deposit && after.prices),
  };
}

/** The rental begins on another day, and takes as long as before. */
export function beginningOn(typed: TypedBooking, firstDay: string): TypedBooking {
  if (![typed.firstDay, typed.lastDay, firstDay].every(isDay)) return { ...typed, firstDay };
  const moved = dayNumber(firstDay) - dayNumber(typed.firstDay);
  return { ...typed, firstDay, lastDay: addDays(typed.lastDay, moved) };
}

/** The fields of its document; one that is empty is undefined. An amount that cannot be read is the business of `moneyFault`. */
export function fieldsOf(typed: TypedBooking, currency: Currency): Readonly<Record<string, unknown>> {
  const { piece, state, firstDay, lastDay, customer, name, note, enquiry } = typed;
  return {
    piece: piece ? referenceTo(piece) : undefined,
    state,
    holdsUntil: state === "option" && typed.holdsUntil ? typed.holdsUntil : undefined,
    firstDay,
    lastDay,
    daysBefore: Number(typed.daysBefore),
    daysAfter: Number(typed.daysAfter),
    customer: customer ? referenceTo(customer) : undefined,
    name: customer ? undefined : name.trim() || undefined,
    ...Object.fromEntries(amounts.map((field) => [field, readAmount(typed[field], currency).value])),
    paidHow: typed.paidHow.trim() || undefined,
    note: note.trim() || undefined,
    enquiry: enquiry ? referenceTo(enquiry) : undefined,
  };
}

/** The booking that the form has made, as the calendar shows it. */
export function bookingIn(
  { id, seen }: { id: string; seen: ShownBooking | null },
  typed: TypedBooking,
  { currency }: Rental,
): ShownBooking | undefined {
  const kept = readKeptBooking({ _id: id, _type: "booking", ...fieldsOf(typed, currency) });
  return kept && { ...kept, name: typed.name.trim(), eventDate: seen?.eventDate ?? "" };
}

export const amounts = ["price", "deposit", "paid"] as const;

/** People write nothing as 0, "0,00" or "CHF 0", or leave it empty. */
export function readAmount(text: string, currency: Currency): { value?: number; fault?: string } {
  const read = text.trim() === "" ? { value: 0 } : amountOrZero(text, currency);
  return "value" in read && read.value === 0 ? {} : read;
}

/** Says which amount cannot be read. */
export function moneyFault(typed: TypedBooking, currency: Currency): string | undefined {
  return amounts.map((field) => readAmount(typed[field], currency).fault).find(Boolean);
}

export function referenceTo(id: string) {
  return { _type: "reference", _ref: id, _weak: true };
}

/** The form says that so much is still to pay; amounts that cannot be read count as none. */
export function dueIn(typed: TypedBooking, currency: Currency): number {
  const { state, name, customer, enquiry } = typed;
  const [price, deposit, paid] = amounts.map((field) => readAmount(typed[field], currency).value);
  const whose = { name: name.trim(), customer: customer || undefined, enquiry: enquiry || undefined };
  return dueOf({ ...whose, state, price, deposit, paid });
}

/** The same rule as the write's, before anything is written. */
export function faultOf(id: string, typed: TypedBooking, { stored, currency }: Rental): Refusal | undefined {
  const { bookings, pieces, customers = [], settings } = stored;
  const before = bookings.find((one) => one._id === id);
  const after = { ...before, ...fieldsOf(typed, currency), _id: id, _type: "booking" };
  const label = settings ? [{ ...settings, _id: SETTINGS_ID }] : [];
  const fault = overlapFault([bookings, pieces, customers, label].flat(), before, after);
  return fault && { message: fault.description, freeFrom: fault.freeFrom };
}

/** The fields of an enquiry that a booking takes over; a document may hold anything. */
type OptionEnquiry = { _id: string } & Partial<
  Record<"name" | "phone" | "email" | "dressAddress" | "size" | "colour" | "eventDate", unknown>
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
      ...customerFrom(enquiry, rental),
      enquiry: enquiry._id,
    };
  });
  const free = options.find((option) => isOneFree(option, rental));
  return free ?? options[0] ?? blankBooking(rental, "");
}

/** The customer who has the number or the address of the enquiry, or what it says of whoever becomes one. */
function customerFrom(enquiry: OptionEnquiry, { customers }: Rental): Partial<TypedBooking> {
  const customer = customerOf(enquiry, customers);
  const { name, phone, email } = readCustomerFields(enquiry);
  return customer ? { customer: customer.id, name: customer.name } : { name, phone, email };
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
export function isSaid(own: string, wish: unknown): boolean {
  const wanted = typeof wish === "string" ? wish.trim().toLowerCase() : "";
  return own === "" || wanted === "" || own.toLowerCase() === wanted;
}

export function slugIn(address: unknown): string {
  const path = typeof address === "string" ? (URL.parse(address)?.pathname ?? "") : "";
  return decodeURIComponent(path.split("/").at(-1) ?? "");
}

function isOneFree(typed: TypedBooking, { bookings, today }: Rental): boolean {
  const others = bookings.filter(({ piece }) => piece === typed.piece);
  return isFree([busySpans(others, today)], spanOf(typed));
}

export function spanOf(typed: TypedBooking): Span {
  const [daysBefore, daysAfter] = [Number(typed.daysBefore), Number(typed.daysAfter)];
  return promisedSpan({ ...typed, id: "", daysBefore, daysAfter });
}
