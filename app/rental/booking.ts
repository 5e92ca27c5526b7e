import { dayNumber } from "#app/label/hours/day.ts";
import type { Terms } from "#app/label/terms.ts";

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

/** Days as numbers (hours/day.ts), both inclusive. */
export type Span = { first: number; last: number };

/** All days on which the piece is away because of this booking. */
export function blockedSpan({ firstDay, lastDay, daysBefore, daysAfter }: Booking): Span {
  return { first: dayNumber(firstDay) - daysBefore, last: dayNumber(lastDay) + daysAfter };
}

/** The state decides when it is read, so that no job has to end an option. */
export function blocks({ state, holdsUntil }: Booking, today: string): boolean {
  if (state === "cancelled" || state === "back") return false;
  return state !== "option" || holdsUntil === undefined || today <= holdsUntil;
}

/** The first of the other bookings that has the same piece on one of its days. A booking that has moved is no other than itself. */
export function conflictOf<Other extends Booking>(
  booking: Booking,
  others: readonly Other[],
  today: string,
): Other | undefined {
  if (!blocks(booking, today)) return undefined;
  const span = blockedSpan(booking);
  return others.find(
    (other) =>
      other.id !== booking.id &&
      other.piece === booking.piece &&
      blocks(other, today) &&
      overlap(blockedSpan(other), span),
  );
}

/** The days on which one piece is taken, by bookings or otherwise, in their order; spans that touch are one. */
export function busySpans(
  bookings: readonly Booking[],
  today: string,
  otherwise: readonly Span[] = [],
): Span[] {
  const spans = [...otherwise, ...bookings.filter((booking) => blocks(booking, today)).map(blockedSpan)];
  const merged: Span[] = [];
  for (const { first, last } of spans.sort((one, other) => one.first - other.first)) {
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
