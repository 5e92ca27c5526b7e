import { expect } from "@playwright/test";
import { pieceOf, reference } from "./rental-showroom.ts";
import { editorAt, tokenFor } from "./running-lake.ts";
import { openShop, type Shop } from "./shop.ts";

/** Next year's June is neither past nor further away than the calendar tells. */
export const YEAR = new Date().getUTCFullYear() + 1;

export function juneDay(day: number): string {
  return `${YEAR}-06-${String(day).padStart(2, "0")}`;
}

const [amelie, victoire, second] = [
  pieceOf("amelie", "38"),
  pieceOf("victoire", "36"),
  pieceOf("victoire", "38"),
];

/** The days with the customer are days of next year's June. */
const bookingOf = (piece: ReturnType<typeof pieceOf>, first: number, last: number) => ({
  _id: `rental.booking-${piece._id.replace(/^.*?-/, "")}-${first}`,
  _type: "booking",
  name: "Agathe Secret",
  piece: reference(piece._id),
  firstDay: juneDay(first),
  lastDay: juneDay(last),
  daysBefore: 7,
  daysAfter: 11,
  state: "booked",
});

/**
 * The sample label, with a calendar: Amélie has one piece, Victoire two, and the others none. Agathe is sold, and Joséphine is out until
 * the 15th of June.
 */
export async function openRentalShop(open: () => Promise<Shop> = openShop): Promise<Shop> {
  const shop = await open();
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const published = editor.transaction();
  for (const piece of [amelie, victoire, second]) published.create(piece);
  for (const booking of [bookingOf(amelie, 10, 15), bookingOf(victoire, 10, 12)]) published.create(booking);
  published.patch("product-agathe", { set: { availability: "sold" } });
  published.patch("product-josephine", { set: { availability: "out", outUntil: juneDay(15) } });
  await published.commit();
  await expect.poll(async () => (await fetch(`${shop.url}/rental.json?dress=victoire`)).status).toBe(200);
  return shop;
}
