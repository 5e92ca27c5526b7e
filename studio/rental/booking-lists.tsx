import { Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { useMemo } from "react";
import { dayInWords, dayNumber } from "#model/days/day.ts";
import { booking as described, stateTitles } from "#model/documents/booking-document.ts";
import { blockedSpan } from "#model/rental/booking.ts";
import { calledOf, pieceName, type Rental, type ShownBooking } from "./rental-data.ts";
import { searchBookings } from "./search-bookings.ts";

type BookingTableProps = {
  rental: Rental;
  open(booking: ShownBooking): void;
  /** Where it is empty, it has all that are not over. */
  search: string;
};

/** Bookings as a table, cancelled ones included. */
export function BookingTable({ rental, open, search }: BookingTableProps) {
  const bookings = useMemo(
    () => (search ? searchBookings(search, rental) : bookingsAhead(rental)),
    [rental, search],
  );
  const { fields } = described;
  if (bookings.length === 0)
    return <Text role="status">{search ? t("No booking has these words.") : t("No bookings yet.")}</Text>;
  return (
    <div className="calendar-wide">
      <table className="calendar-list">
        <thead>
          <tr>
            {[fields.name, fields.piece, fields.firstDay, fields.lastDay, fields.state, fields.note].map(
              ({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id} data-past={isOver(booking, rental)}>
              <th scope="row">
                <button type="button" className="calendar-link" onClick={() => open(booking)}>
                  {calledOf(booking)}
                </button>
              </th>
              <td>{pieceName(booking.piece, rental)}</td>
              <td>{dayInWords(booking.firstDay)}</td>
              <td>{dayInWords(booking.lastDay)}</td>
              <td>{stateTitles[booking.state]}</td>
              <td>{booking.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isOver(booking: ShownBooking, { today }: Rental): boolean {
  return blockedSpan(booking, today).last < dayNumber(today);
}

function bookingsAhead(rental: Rental): ShownBooking[] {
  return rental.bookings
    .filter((booking) => !isOver(booking, rental))
    .toSorted((one, other) => dayNumber(one.firstDay) - dayNumber(other.firstDay));
}
