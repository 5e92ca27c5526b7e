import { type FoundRental, readRental, type Stored } from "#studio/rental/rental-data.ts";

export const NOON = Date.parse("2037-06-10T12:00:00Z");

export const lia = { _id: "lia", name: "Lia", slugs: ["lia", "lia-old"], sizes: ["36", "38"], rentalDays: 4 };
export const aube = {
  _id: "aube",
  name: "Aube",
  slugs: ["aube"],
  sizes: ["38", "40"],
  unavailableSizes: ["40"],
};

export const piece = (dress: string, size: string, more: object = {}): Stored => ({
  _id: `rental.piece-${dress}-${size}`,
  _type: "piece",
  dress: { _ref: dress },
  size,
  ...more,
});

/** The piece is "Lia, 38", unless `more` says another. */
export const booking = (id: string, firstDay: string, lastDay: string, more: object = {}): Stored => ({
  _id: `rental.booking-${id}`,
  _type: "booking",
  piece: { _ref: "rental.piece-lia-38" },
  firstDay,
  lastDay,
  name: id,
  state: "booked",
  ...more,
});

const terms = { rentalBeforeDays: 2, rentalAfterDays: 1, shippingDays: 3, cleaningDays: 2 };

/** A calendar of three pieces, on 10 June 2037 unless `now` is another moment. */
export function rentalWith(bookings: Stored[], more: Partial<FoundRental> = {}, now = NOON) {
  const pieces = [piece("lia", "38"), piece("lia", "36"), piece("aube", "38")];
  const stored = { pieces, bookings, dresses: [lia, aube], settings: null, terms, ...more };
  return readRental(stored, now);
}
