import { expect, test } from "vitest";
import { bookingsSummary, prepareBookings } from "#server/csv-import/import-bookings.ts";
import { customersSummary, prepareCustomers } from "#server/csv-import/import-customers.ts";
import { readTable } from "#server/csv-import/read-table.ts";
import { customersCsv } from "#studio/customers/customers-csv.ts";
import { bookingsCsv } from "#studio/rental/bookings-csv.ts";
import { dressRows } from "#studio/rental/folding.ts";
import { RENTAL_QUERY, readRental } from "#studio/rental/rental-data.ts";
import { dayLists } from "#studio/rental/week.ts";
import { createAll, editorOf, openLake } from "./support/lake.ts";
import { TODAY } from "./support/rental-showroom.ts";
import { seasonAround } from "./support/season.ts";

const label = { _id: "house", _type: "house", phone: "41445550100", currency: "CHF" };

const { dresses, pieces, customers, bookings } = seasonAround(TODAY);

/** A label with its dresses and pieces, which nobody has booked. */
async function openHouse() {
  const editor = editorOf(await openLake());
  await createAll(editor, [label, ...dresses, ...pieces]);
  return {
    editor,
    rentalNow: async () => readRental(await editor.fetch(RENTAL_QUERY, {}, { perspective: "raw" })),
    async takeInCustomers(csv: string) {
      const { planned, carryOut } = await prepareCustomers(editor, readTable(Buffer.from(csv)));
      const summary = customersSummary(planned);
      return [summary, (await carryOut()).refused];
    },
    async takeInBookings(csv: string) {
      const { planned, foreseen, bookAll } = await prepareBookings(editor, readTable(Buffer.from(csv)));
      const outcome = await foreseen();
      if (outcome.refused.length === 0) await bookAll();
      return [bookingsSummary(outcome, planned), outcome.refused];
    },
  };
}

test("a season of 60 pieces, 300 customers and 400 bookings is whole in Studio, and goes out and into an empty calendar", async () => {
  const { editor, rentalNow } = await openHouse();
  await createAll(editor, [...customers, ...bookings]);
  const rental = await rentalNow();
  const rows = dressRows(rental);
  expect([rows.length, rows.flatMap((row) => row.pieces).length]).toEqual([20, 60]);
  expect(rows.flatMap((row) => row.bookings)).toHaveLength(bookings.length);
  expect(rental.customers.customers).toHaveLength(300);
  expect(
    new Map(dayLists(rental).map((list) => [list.title, list.bookings.length])).get("Not back yet"),
  ).toBe(30);

  const [people, booked] = [customersCsv(rental.customers), bookingsCsv(rental.bookings, rental)];
  const other = await openHouse();
  expect(await other.takeInCustomers(people)).toEqual(["300 new, 0 changed, 0 unchanged", []]);
  expect(await other.takeInBookings(booked)).toEqual([`${bookings.length} new, 0 changed, 0 unchanged`, []]);
  expect(await other.takeInCustomers(people)).toEqual(["0 new, 0 changed, 300 unchanged", []]);
  expect(await other.takeInBookings(booked)).toEqual([`0 new, 0 changed, ${bookings.length} unchanged`, []]);
});
