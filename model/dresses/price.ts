import { say } from "@trousseau/words/say.ts";
import shoppingWords from "#words/shopping.json" with { type: "json" };
import type { Price } from "./currency.ts";
import type { Offer } from "./product-fields.ts";
import type { Sale } from "./sale.ts";

export type Rental = {
  /** It is for the whole time, and null when it is on request. */
  price: Price | null;
  /** The days of a rental; null where neither the dress nor the label says so. */
  days: number | null;
  /** It is given back; null where there is none. */
  deposit: Price | null;
  /** Comes with the rental, in a line; empty where nothing is said. */
  includes: string;
};

export type Priced = {
  /** To buy it costs so much, in a sale as well. Null when it is on request. */
  price: Price | null;
  /** Only while the price is reduced. */
  sale?: Sale;
  /** Both, unless the label says otherwise; never empty. */
  offers: readonly Offer[];
  /** The rental terms of a dress; the label's own terms fill in what it leaves out (texts/terms.ts). */
  rental: Rental;
};

/** "2,450 $", or words in place of a price that is not published. */
export function priceInWords(price: Price | null): string {
  return price?.text ?? shoppingWords.priceOnRequest;
}

/** "390 $ to rent" where it is the price of a rental. */
export function shownPriceInWords({ price, was, isRental }: ShownPrice): string {
  if (price && was) return say(shoppingWords, "reduced", { price, was });
  if (!isRental) return price ?? shoppingWords.priceOnRequest;
  return price ? say(shoppingWords, "toRent", { price }) : shoppingWords.rentalOnRequest;
}

/** Whether a price stands beside the dress, for which the label may say what it includes. */
export function showsPrice({ offers, price }: Omit<Priced, "rental">, rental: Rental | undefined): boolean {
  return (offers.includes("purchase") && price !== null) || rental?.price != null;
}

/** The price is what the dress costs to buy, or, where it cannot be bought, to rent; null when on request. What is sold has none. */
export type ShownPrice = {
  price?: string | null | undefined;
  /** Crossed out beside it, in a sale. */
  was?: string | undefined;
  isRental?: true | undefined;
};

export function shownPrice(product: Priced): ShownPrice {
  const price = listedPrice(product)?.text ?? null;
  return product.offers.includes("purchase")
    ? { price, ...(product.sale && { was: product.sale.was.text }) }
    : { price, isRental: true };
}

/** "1,900 $, reduced from 2,450 $" of a dress that can be bought. */
export function purchasePriceInWords({ price, sale }: Pick<Priced, "price" | "sale">): string {
  return shownPriceInWords({ price: price?.text ?? null, was: sale?.was.text });
}

/** A list is in the order of these. */
export function listedPrice({ offers, price, rental }: Priced): Price | null {
  return offers.includes("purchase") ? price : rental.price;
}
