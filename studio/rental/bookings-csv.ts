import { stateTitles } from "#model/documents/booking-document.ts";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import { csvOf } from "#studio/connection/download.ts";
import type { Rental, ShownBooking } from "./rental-data.ts";

/** A table with a line for each booking, in the order of `bookings`. Days are as 2027-05-09. */
export function bookingsCsv(bookings: readonly ShownBooking[], { pieces, dresses }: Rental): string {
  const names = new Map(dresses.map(({ id, name }) => [id, name]));
  const lines = bookings.map((booking) => {
    const piece = pieces.find(({ id }) => id === booking.piece);
    return [
      names.get(piece?.dress ?? "") ?? "",
      piece?.size ?? "",
      piece?.colour ?? "",
      piece?.number ?? "",
      booking.firstDay,
      booking.lastDay,
      booking.daysBefore,
      booking.daysAfter,
      stateTitles[booking.state],
      booking.holdsUntil ?? "",
      booking.name,
      booking.note,
    ];
  });
  return csvOf([Object.values(bookingColumns).map(shownHeading), ...lines]);
}
