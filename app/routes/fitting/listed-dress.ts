import type { LeadTime } from "#app/catalogue/lead-time.ts";
import { formatPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import { type ProductAttribute, productAttributes } from "#app/catalogue/product-fields.ts";
import { rentalInWords } from "#app/catalogue/rental-in-words.ts";
import { verdictInWords } from "#app/catalogue/verdict-in-words.ts";
import { dayInWords } from "#app/label/day.ts";
import type { Qr } from "#app/ui/qr.ts";
import { fittingWords } from "#words/fitting.ts";

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
  /** Undefined where the label has not said enough to tell a day by. */
  leadTime: LeadTime | undefined;
  /** Of its page, and the same as a code to read from paper. */
  address: string;
  qr: Qr | undefined;
};

/** Of the element with its name: an id has no spaces, as a slug may. */
export function nameIdOf(slug: string): string {
  return `dress-${encodeURIComponent(slug)}`;
}

const comparisonFields = [
  ...productAttributes,
  "colours",
  "sizes",
  "price",
  "rental",
  "leadTime",
  "neededBy",
] as const;

export type ComparisonField = (typeof comparisonFields)[number];

export type ComparisonRow = {
  name: ComparisonField;
  /** Whether all dresses have the same in it. */
  isSame: boolean;
};

const WEEK_DAYS = 7;

/** The rows in which at least one dress has something. `day`: by which they are needed, "2027-05-09"; empty without one. */
export function rowsOf(dresses: readonly ListedDress[], day: string): ComparisonRow[] {
  return comparisonFields.flatMap((name) => {
    const texts = dresses.map((dress) => textOf(dress, name, day));
    if (texts.every((text) => text === "")) return [];
    return [{ name, isSame: dresses.length > 1 && new Set(texts).size === 1 }];
  });
}

/** What a dress has in a row, in words; empty where the label has not said it. */
export function textOf(dress: ListedDress, name: ComparisonField, day: string): string {
  const { offers, price, makingDays, leadTime } = dress;
  if (name === "colours") return namesOf(coloursOf(dress));
  if (name === "sizes") return dress.sizes.flatMap((size) => (size.isAvailable ? size.label : [])).join(", ");
  if (name === "price") return offers.includes("purchase") ? formatPrice(price) : fittingWords.notForSale;
  if (name === "rental")
    return offers.includes("rent") ? rentalInWords(dress.rental) : fittingWords.notToRent;
  if (name === "leadTime")
    return makingDays === null ? "" : fittingWords.weeks(Math.ceil(makingDays / WEEK_DAYS));
  if (name === "neededBy") {
    const verdict = leadTime && verdictInWords(day, leadTime);
    return verdict ? `${dayInWords(day)}. ${verdict}` : "";
  }
  return dress[name];
}

export function coloursOf({ colours }: Pick<ListedDress, "colours">) {
  return colours.filter(({ isAvailable }) => isAvailable);
}

function namesOf(things: readonly { name: string }[]): string {
  return things.map(({ name }) => name).join(", ");
}
