import { formatPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import { type ProductAttribute, productAttributes } from "#app/catalogue/product-fields.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { fittingWords } from "#app/label/words.ts";
import type { Qr } from "#app/ui/qr.ts";

/** As much of a dress as the screen shows and prints. */
export type ListedDress = Pick<
  Product,
  | "slug"
  | "name"
  | "price"
  | "offers"
  | "rental"
  | "makingDays"
  | "colours"
  | "sizes"
  | "pictures"
  | ProductAttribute
> & {
  /** Under which it was asked for, and which it no longer has. */
  formerSlugs: readonly string[];
  /** Of its page, and the same as a code to read from paper. */
  address: string;
  qr: Qr | undefined;
};

export const rowNames = [...productAttributes, "colours", "sizes", "price", "rental", "leadTime"] as const;

export type RowName = (typeof rowNames)[number];

export type Row = {
  name: RowName;
  /** Whether all dresses have the same in it. */
  isSame: boolean;
};

const WEEK_DAYS = 7;

/** The rows in which at least one dress has something. */
export function rowsOf(dresses: readonly ListedDress[]): Row[] {
  return rowNames.flatMap((name) => {
    const texts = dresses.map((dress) => textOf(dress, name));
    if (texts.every((text) => text === "")) return [];
    return [{ name, isSame: dresses.length > 1 && new Set(texts).size === 1 }];
  });
}

/** What a dress has in a row, in words; empty where the label has not said it. */
export function textOf(dress: ListedDress, name: RowName): string {
  const { offers, price, makingDays } = dress;
  if (name === "colours") return namesOf(coloursOf(dress));
  if (name === "sizes") return dress.sizes.flatMap((size) => (size.isAvailable ? size.label : [])).join(", ");
  if (name === "price") return offers.includes("purchase") ? formatPrice(price) : fittingWords.notForSale;
  if (name === "rental")
    return offers.includes("rent") ? rentalInWords(dress.rental) : fittingWords.notToRent;
  if (name === "leadTime")
    return makingDays === null ? "" : fittingWords.weeks(Math.ceil(makingDays / WEEK_DAYS));
  return dress[name];
}

export function coloursOf({ colours }: Pick<ListedDress, "colours">) {
  return colours.filter(({ isAvailable }) => isAvailable);
}

function namesOf(things: readonly { name: string }[]): string {
  return things.map(({ name }) => name).join(", ");
}
