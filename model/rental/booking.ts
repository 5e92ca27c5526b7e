import { dayNumber } from "#model/days/day.ts";
import type { Terms } from "#model/texts/terms.ts";

/** An option is a promise until a day; "back" is a dress that hangs in the showroom again, clean. */
export const bookingStates = ["option", "booked", "out", "back", "cancelled"] as const;

export type BookingState = (typeof bookingStates)[number];

/** Days are the label's, "2027-05-09", and inclusive. */
export type Booking = {
  id: string;
  /** The id of the piece that is booked. */
  piece: string;
  /** The first and the last day with the customer. */
  firstDay: string;
  lastDay: string;
  /** Days on either side on which nobody else can have the piece: journeys, cleaning, alteration. */
  daysBefore: number;
  daysAfter: number;
  state: BookingState;
  /** The last day of an option; without one it holds until somebody decides. */
  holdsUntil?: string | undefined;
};

/** Days as numbers (days/day.ts), both inclusive. */
export type Span = { first: number; last: number };

/** The days that the customer was promised, with those before and after. */
export function promisedSpan({ firstDay, lastDay, daysBefore, daysAfter }: Booking): Span {
  return { first: dayNumber(firstDay) - daysBefore, last: dayNumber(lastDay) + daysAfter };
}

/** All days on which the piece is away because of this booking. One that is out comes back today at the earliest. */
export function blockedSpan(booking: Booking, today: string): Span {
  const promised = promisedSpan(booking);
  if (booking.state !== "out") return promised;
  const now = dayNumber(today);
  return { first: Math.min(promised.first, now), last: Math.max(promised.last, now + booking.daysAfter) };
}

/** A customer has the dress for longer than was promised. */
export function isLate({ state, lastDay }: Booking, today: string): boolean {
  return state === "out" && lastDay < today;
}

/** The state decides when it is read, so that no job has to end an option. */
export function blocks({ state, holdsUntil }: Booking, today: string): boolean {
  if (state === "cancelled" || state === "back") return false;
  return state !== "option" || holdsUntil === undefined || today <= holdsUntil;
}

/** Whether somebody still has a claim to the piece on this day or later. */
export function isPromisedFrom(booking: Booking, today: string): boolean {
  return blocks(booking, today) && blockedSpan(booking, today).last >= dayNumber(today);
}

/**
 * The first of the other bookings that has the same piece on one of its days. A booking that has moved is no other than itself. What it
 * had before stays promised, so that a piece that is late takes no day of it.
 */
export function conflictOf<Other extends Booking>(
  booking: Booking,
  others: readonly Other[],
  today: string,
  before?: Booking,
): Other | undefined {
  if (!blocks(booking, today)) return undefined;
  const span = promisedSpan(booking);
  const isKept = before?.piece === booking.piece && blocks(before, today);
  const newDays = isKept ? without(span, promisedSpan(before)) : [span];
  return others.find(
    (other) =>
      isOther(other, booking, today) &&
      (overlap(promisedSpan(other), span) ||
        newDays.some((days) => overlap(blockedSpan(other, today), days))),
  );
}

/** The bookings that were promised days on which the piece of this one is out, and may not be back. */
export function waitingFor<Other extends Booking>(
  booking: Booking,
  others: readonly Other[],
  today: string,
): Other[] {
  if (booking.state !== "out") return [];
  const span = blockedSpan(booking, today);
  return others.filter(
    (other) =>
      isOther(other, booking, today) &&
      other.state !== "out" &&
      promisedSpan(other).last >= dayNumber(today) &&
      overlap(promisedSpan(other), span),
  );
}

function isOther(other: Booking, { id, piece }: Booking, today: string): boolean {
  return other.id !== id && other.piece === piece && blocks(other, today);
}

/** The days on which one piece is taken, by bookings or otherwise, in their order; spans that touch are one. */
export function busySpans(
  bookings: readonly Booking[],
  today: string,
  otherwise: readonly Span[] = [],
): Span[] {
  const taken = bookings
    .filter((booking) => blocks(booking, today))
    .map((booking) => blockedSpan(booking, today));
  const merged: Span[] = [];
  for (const { first, last } of [...otherwise, ...taken].sort((one, other) => one.first - other.first)) {
    const before = merged.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else merged.push({ first, last });
  }
  return merged;
}

/** Free means that one of the pieces, each with its busy spans, is free on all of the days. */
export function isFree(pieces: readonly (readonly Span[])[], span: Span): boolean {
  return pieces.some((busy) => !busy.some((taken) => overlap(taken, span)));
}

/** The same number of days, as soon after `span` begins as one of the pieces is free. Undefined where none ever is. */
export function nextFree(pieces: readonly (readonly Span[])[], span: Span): Span | undefined {
  const ends = pieces.flatMap((busy) => busy.map(({ last }) => last + 1));
  const begins = [span.first, ...ends.filter((end) => end > span.first && end < Number.POSITIVE_INFINITY)];
  return [...begins]
    .sort((one, other) => one - other)
    .map((first) => ({ first, last: first + span.last - span.first }))
    .find((later) => isFree(pieces, later));
}

function overlap(one: Span, other: Span): boolean {
  return one.first <= other.last && other.first <= one.last;
}

/** The days of a span that lie before and after those of another. */
function without(span: Span, { first, last }: Span): Span[] {
  return [
    { first: span.first, last: Math.min(span.last, first - 1) },
    { first: Math.max(span.first, last + 1), last: span.last },
  ].filter((days) => days.first <= days.last);
}

/** The customer has the dress from `arrives` days before her event until `goesBack` days after it. */
export type RentalTimes = { arrives: number; goesBack: number } & Pick<Booking, "daysBefore" | "daysAfter">;

/** The label's terms say so; a dress may have its own number of days with the customer. The longest shipping counts. */
export function rentalTimesOf(terms: Terms, rentalDays: number | null): RentalTimes {
  const { rentalBeforeDays = 0, rentalAfterDays = 0, shippingDays = 0, cleaningDays = 0 } = terms;
  const others = rentalDays === null ? undefined : Math.max(rentalDays - 1, 0);
  const arrives = Math.min(rentalBeforeDays, others ?? rentalBeforeDays);
  return {
    arrives,
    goesBack: others === undefined ? rentalAfterDays : others - arrives,
    daysBefore: shippingDays,
    daysAfter: shippingDays + cleaningDays,
  };
}

/** A piece leaves so many days before the event. Cleaning lies between two rentals: it counts after each, and never before. */
export function daysBeforeEvent({ arrives, daysBefore }: RentalTimes): number {
  return arrives + daysBefore;
}
