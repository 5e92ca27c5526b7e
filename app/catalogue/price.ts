import { languageTag } from "#words/locale.ts";
import { shoppingWords } from "#words/shopping.ts";
import type { Offer } from "./product-fields.ts";

export type Rental = {
  /** US dollars for the whole time; null when it is on request. */
  price: number | null;
  /** The days of a rental; null where neither the dress nor the label says so. */
  days: number | null;
  /** US dollars, given back; null where there is none. */
  deposit: number | null;
  /** Comes with the rental, in a line; empty where nothing is said. */
  includes: string;
};

export type Priced = {
  /** US dollars; null when the price is on request. */
  price: number | null;
  /** Both, unless the label says otherwise; never empty. */
  offers: readonly Offer[];
  /** The rental terms of a dress; the label's own terms fill in what it leaves out (label/terms.ts). */
  rental: Rental;
};

const NO_BREAK_SPACE = "\u00a0";

const whole = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "2,450 $" and "2,450.50 $", the space unbreakable; words in place of a price that is not published. */
export function formatPrice(price: number | null): string {
  if (price === null) return shoppingWords.priceOnRequest;
  // Browsers of three years ago do not know `trailingZeroDisplay`.
  const amounts = Math.round(price * 100) % 100 === 0 ? whole : withCents;
  return `${amounts.format(price)}${NO_BREAK_SPACE}$`;
}

/** "390 $ to rent" where it is the price of a rental. */
export function formatShownPrice({ price, isRental }: ShownPrice): string {
  if (!isRental) return formatPrice(price);
  return price === null ? shoppingWords.rentalOnRequest : shoppingWords.toRent(formatPrice(price));
}

/** US dollars, null when on request: to buy it, or, where it cannot be bought, to rent it. */
export type ShownPrice = { price: number | null; isRental?: true | undefined };

export function shownPrice({ offers, price, rental }: Priced): ShownPrice {
  return offers.includes("purchase") ? { price } : { price: rental.price, isRental: true };
}
