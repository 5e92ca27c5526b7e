import { addDays, dayNumber, isDay } from "#model/days/day.ts";
import { availabilityOf } from "#model/dresses/availability.ts";
import { facetValueOf } from "#model/dresses/facet-values.server.ts";
import { busySpans, isFree, nextFree, type Span } from "#model/rental/booking.ts";
import { type Rental, type ShownPiece, timesOf } from "./rental-data.ts";
import { blankBooking, spanOf, type TypedBooking } from "./typed-booking.ts";

/** The days of an event, and a size as the shop's filter knows it. `until` and `size` may be "". */
export type Wish = { day: string; until: string; size: string };

/** `typed` is the booking as it would begin. `isSoon`: it would have had to leave before today. */
export type AvailablePiece = { piece: ShownPiece; typed: TypedBooking; isSoon: boolean };

/** The pieces that a customer could have for her event, by the rule of the shop; what comes too soon for its journey is last. */
export function availablePieces(wish: Wish, rental: Rental): AvailablePiece[] {
  return candidates(wish, rental)
    .filter(({ busy, span }) => isFree([busy], span))
    .map(({ piece, typed, span }) => ({ piece, typed, isSoon: span.first < dayNumber(rental.today) }))
    .toSorted((one, other) => Number(one.isSoon) - Number(other.isSoon));
}

/** The wish on the next days on which one of the pieces is available for as long; undefined where there are none. */
export function nextAvailable(wish: Wish, rental: Rental): Wish | undefined {
  const days = candidates(wish, rental).flatMap(({ busy, span }) => {
    const next = nextFree([busy], span);
    return next ? next.first - span.first : [];
  });
  if (days.length === 0) return undefined;
  const delay = Math.min(...days);
  const until = isDay(wish.until) ? addDays(wish.until, delay) : "";
  return { ...wish, day: addDays(wish.day, delay), until };
}

/** The pieces of the wished size with the days on which they would be away, and those on which they are. */
function candidates({ day, until, size }: Wish, rental: Rental) {
  const last = isDay(until) ? until : day;
  if (!isDay(day) || last < day || last < rental.today) return [];
  const byPiece = Map.groupBy(rental.bookings, ({ piece }) => piece);
  return rental.pieces
    .filter((piece) => size === "" || piece.size === "" || facetValueOf(piece.size) === size)
    .flatMap((piece) => {
      const typed = bookingFor(piece, { day, last }, rental);
      const stated = daysStated(piece, rental);
      const busy = busySpans(byPiece.get(piece.id) ?? [], rental.today, stated);
      return stated ? { piece, typed, busy, span: spanOf(typed) } : [];
    });
}

/** The customer has it before and after her event for as long as the terms say. */
function bookingFor({ id }: ShownPiece, { day, last }: { day: string; last: string }, rental: Rental) {
  const { arrives, goesBack } = timesOf(rental, id);
  return {
    ...blankBooking(rental, id, addDays(day, -arrives)),
    lastDay: addDays(last, goesBack),
  };
}

/** The days on which the dress is out, whatever the bookings say; undefined where the label says that it is sold. */
export function daysStated(
  { dress: id, size, colour }: ShownPiece,
  { dresses, today }: Rental,
): Span[] | undefined {
  const dress = dresses.find((one) => one.id === id);
  const label = dress?.sizes.find((one) => one.label.toLowerCase() === size.toLowerCase())?.label;
  const stated = dress && availabilityOf(dress, { size: label, colour: colour.toLowerCase() || undefined });
  if (stated?.state === "sold") return undefined;
  if (stated?.state !== "out") return [];
  const last = stated.until ? dayNumber(stated.until) : Number.POSITIVE_INFINITY;
  return last < dayNumber(today) ? [] : [{ first: dayNumber(today), last }];
}

/** The sizes of all pieces, each once, in their order. */
export function sizesOf({ pieces }: Pick<Rental, "pieces">): [value: string, label: string][] {
  const labels = new Map(pieces.map(({ size }) => [facetValueOf(size), size]));
  return [...labels]
    .filter(([value]) => value !== "")
    .toSorted(([, one], [, other]) => inOrder.compare(one, other));
}

const inOrder = new Intl.Collator(undefined, { numeric: true });
