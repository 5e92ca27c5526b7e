import { addDays } from "#model/days/day.ts";
import { book } from "#model/rental/book.ts";
import { dress } from "./dress.ts";
import { createAll, editorOf, openLake } from "./lake.ts";

export const TODAY = new Date().toISOString().slice(0, 10);

export const reference = (_ref: string) => ({ _type: "reference", _ref, _weak: true });

const piece = reference("rental.piece-aurelie-38");

/** The days of a booking, counted from today. */
export const from = (first: number, last: number) => ({
  firstDay: addDays(TODAY, first),
  lastDay: addDays(TODAY, last),
});

/** A booking of that piece, as it is stored. */
export const bookingOf = (name: string, first: number, last: number, more: object = {}) => ({
  ...{ _id: `rental.booking-${name}`, _type: "booking", name, note: "Secret", piece },
  ...from(first, last),
  ...more,
});

export const pieceOf = (slug: string, size: string, more: object = {}) => ({
  ...{ _id: `rental.piece-${slug}-${size}`, _type: "piece", dress: reference(`product-${slug}`), size },
  ...more,
});

/** The lake has no file of its picture, and a shop does without. */
export function dressWithoutFile(slug: string) {
  const { mainImage, ...fields } = dress(slug);
  return { ...fields, mainImage: { ...mainImage, asset: { ...mainImage.asset, _weak: true } } };
}

/** A lake with one piece of one dress. */
export async function openShowroom() {
  const lake = await openLake();
  const editor = editorOf(lake);
  await createAll(editor, [dressWithoutFile("aurelie"), pieceOf("aurelie", "38")]);
  const booking = (name: string, more: object) => book(editor, `rental.booking-${name}`, { piece, ...more });
  return { lake, booking };
}
