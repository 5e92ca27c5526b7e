import Papa from "papaparse";
import { bookingColumns } from "#app/rental/booking-columns.ts";
import type { Rental, ShownBooking } from "./rental-data.ts";

/** Spreadsheets calculate cells that begin with one of these characters, even quoted. Anybody may send such a name. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Excel misreads letters outside ASCII without this mark. */
const MARK = "\uFEFF";

/** A comma-separated file (RFC 4180) with a line for each booking, in the order of `bookings`. Days are as 2027-05-09. */
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
      booking.state,
      booking.holdsUntil ?? "",
      booking.name,
      booking.note,
    ];
  });
  return `${MARK}${Papa.unparse([Object.values(bookingColumns), ...lines], { quotes: true, escapeFormulae: FORMULA })}\r\n`;
}
