import { expect } from "@playwright/test";
import { editorAt, tokenFor } from "./running-lake.ts";
import { openShop, type Shop } from "./shop.ts";

/** Next year's June is neither past nor further away than the calendar tells. */
export const YEAR = new Date().getUTCFullYear() + 1;

const reference = (_ref: string) => ({ _type: "reference", _ref, _weak: true });

export const pieceOf = (slug: string, size: string) => ({
  _id: `rental.piece-${slug}-${size}`,
  _type: "piece",
  dress: reference(`product-${slug}`),
  size,
});

/** The days with the customer are days of next year's June. */
export const bookingOf = (piece: ReturnType<typeof pieceOf>, first: number, last: number) => ({
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

export function juneDay(day: number): string {
  return `${YEAR}-06-${String(day).padStart(2, "0")}`;
}

/** The sample label with these documents beside its own, and with these fields of its dresses set, as an editor publishes them. */
export async function openRentalShop(
  documents: readonly { _id: string; _type: string }[],
  dresses: Readonly<Record<string, object>> = {},
  open: () => Promise<Shop> = openShop,
): Promise<Shop> {
  const shop = await open();
  const editor = editorAt(shop.url, await tokenFor(shop.dataFolder, "editor"));
  const published = editor.transaction();
  for (const document of documents) published.create(document);
  for (const [slug, fields] of Object.entries(dresses))
    published.patch(`product-${slug}`, (patch) => patch.set(fields));
  await published.commit();
  await expect.poll(async () => (await fetch(`${shop.url}/rental.json?dress=victoire`)).status).toBe(200);
  return shop;
}
