import { stateTitles } from "#model/documents/booking-document.ts";
import { amountCell } from "#model/tables/amount-cell.ts";
import { bookingColumns } from "#model/tables/booking-columns.ts";
import { csvOf, dialectOf } from "#model/tables/csv-dialect.ts";
import { phoneCell } from "#model/tables/phone-cell.ts";
import { shownHeading } from "#model/tables/table-headings.ts";
import type { Rental, ShownBooking } from "./rental-data.ts";
import { amounts } from "./typed-booking.ts";

/** A table with a line for each booking, in the order of `bookings`. Days are as 2027-05-09. */
export function bookingsCsv(
  bookings: readonly ShownBooking[],
  { pieces, dresses, customers, currency }: Rental,
): string {
  const dialect = dialectOf(customers.labelPhone);
  const names = new Map(dresses.map(({ id, name }) => [id, name]));
  const byId = new Map(customers.customers.map((customer) => [customer.id, customer]));
  const lines = bookings.map((booking) => {
    const piece = pieces.find(({ id }) => id === booking.piece);
    const customer = byId.get(booking.customer ?? "");
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
      phoneCell(customer?.phone ?? ""),
      customer?.email ?? "",
      booking.note,
      ...amounts.map((field) => {
        const amount = booking[field];
        return amount === undefined ? "" : amountCell(amount, currency, dialect.decimal);
      }),
      booking.paidHow,
    ];
  });
  return csvOf([Object.values(bookingColumns).map(shownHeading), ...lines], dialect);
}
