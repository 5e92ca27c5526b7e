import { dayNumber } from "#model/days/day.ts";
import { folded, wordsIn } from "#model/search/search-terms.ts";
import { calledOf, pieceName, type Rental, type ShownBooking } from "./rental-data.ts";

/** The bookings that have all of these words, begun or whole, in the customer's name, the dress or the note; past ones come last. */
export function searchBookings(text: string, rental: Rental): ShownBooking[] {
  const typed = wordsIn(folded(text));
  const now = dayNumber(rental.today);
  const daysUntil = ({ firstDay }: ShownBooking) => dayNumber(firstDay) - now;
  const isPast = ({ lastDay }: ShownBooking) => lastDay < rental.today;
  return rental.bookings
    .filter((booking) => {
      const own = wordsIn(
        folded([calledOf(booking), pieceName(booking.piece, rental), booking.note].join(" ")),
      );
      return typed.every((word) => own.some((one) => one.startsWith(word)));
    })
    .toSorted(
      (one, other) =>
        Number(isPast(one)) - Number(isPast(other)) || Math.abs(daysUntil(one)) - Math.abs(daysUntil(other)),
    );
}
