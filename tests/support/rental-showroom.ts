import { addDays } from "#app/label/hours/day.ts";
import { book } from "#app/rental/book.ts";
import { rules as shopRules } from "#app/rental/overlap-rule.ts";
import { dress } from "./dress.ts";
import { editorOf, openLake } from "./lake.ts";

const PIECE_ID = "rental.piece-aurelie-38";

export const TODAY = new Date().toISOString().slice(0, 10);

export const piece = { _type: "reference", _ref: PIECE_ID, _weak: true };

/** The days of a booking, counted from today. */
export const from = (first: number, last: number) => ({
  firstDay: addDays(TODAY, first),
  lastDay: addDays(TODAY, last),
});

/** A lake with one piece of one dress. */
export async function openShowroom(rules = shopRules) {
  const lake = await openLake({ rules });
  const editor = editorOf(lake);
  const { mainImage, ...fields } = dress("aurelie");
  // The lake has no file of its picture, and a shop does without.
  const picture = { ...mainImage, asset: { ...mainImage.asset, _weak: true } };
  await editor.create({ ...fields, mainImage: picture });
  const ofDress = { _type: "reference", _ref: "product-aurelie", _weak: true };
  await editor.create({ _id: PIECE_ID, _type: "piece", dress: ofDress, size: "38" });
  const booking = (name: string, more: object) => book(editor, `rental.booking-${name}`, { piece, ...more });
  return { lake, editor, booking };
}
