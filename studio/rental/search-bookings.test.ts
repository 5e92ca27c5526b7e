import { expect, test } from "vitest";
import { booking, rentalWith } from "#tests/support/stored-rental.ts";
import { searchBookings } from "./search-bookings.ts";

const rental = rentalWith([
  booking("Zoë Marchand", "2037-06-20", "2037-06-22"),
  booking("Zoé Lang", "2036-06-20", "2036-06-22", { state: "back" }),
  booking("Odile", "2037-06-01", "2037-06-02", {
    piece: { _ref: "rental.piece-aube-38" },
    state: "cancelled",
  }),
  booking("repair", "2037-07-01", "2037-07-02", { name: undefined, note: "A new zip, at Zora's" }),
  booking("ليلى", "2037-08-01", "2037-08-02"),
]);

test.each([
  ["zoe", "Zoë Marchand, Zoé Lang"],
  ["ZO", "Zoë Marchand, repair, Zoé Lang"],
  ["march zo", "Zoë Marchand"],
  ["aube", "Odile"],
  ["zip", "repair"],
  ["ليلى", "ليلى"],
])("%s finds the bookings with a word that begins so, past ones last", (text, bookings) => {
  expect(
    searchBookings(text, rental)
      .map(({ id }) => id.replace("rental.booking-", ""))
      .join(", "),
  ).toBe(bookings);
});

test("what nobody has booked is not found", () => {
  expect(searchBookings("zoe aube", rental)).toEqual([]);
});
