import { say } from "@trousseau/words/say.ts";
import { dayInWords, isDay } from "#model/days/day.ts";
import { isEmpty } from "#model/documents/field-issues.ts";
import saleWords from "#words/sale.json" with { type: "json" };
import type { Price } from "./currency.ts";

/** A dress costs its price, and the shop crosses out what it cost before. */
export type Sale = {
  was: Price;
  /** The last day, "2027-01-31"; a label may leave it open. */
  until?: string;
  /** These sentences name the last day and the crossed-out price; left out where there is nothing to say. */
  note?: string;
};

/** The part of a dress that tells. */
type SaleTerms = {
  price: Price | null;
  salePrice: Price | null;
  /** The last day as it is stored. */
  saleUntil?: unknown;
  /** The lowest price of the 30 days before the sale, where that was below the price. It is null where nobody can read it. */
  lowestPrice: Price | null | undefined;
};

/** `today` is the showroom's. */
type SaleRules = { namesLowestPrice: boolean; today: string };

/**
 * A sale that is on, and what is paid. In the European Union the crossed-out price must be the lowest of the last 30 days (Directive
 * 98/6/EC, Article 6a), and a sale price that is not below it is no reduction. Prices are rounded already: two that read alike are none.
 * A day that nobody can read may have passed.
 */
export function saleIn(terms: SaleTerms, rules: SaleRules): { now: Price; sale: Sale } | undefined {
  const { price, salePrice, saleUntil, lowestPrice } = terms;
  const until = isEmpty(saleUntil) ? undefined : String(saleUntil);
  const isOver = until !== undefined && (!isDay(until) || until < rules.today);
  if (price === null || salePrice === null || isOver) return undefined;
  // The shop vouches for nothing beside a lowest price that cannot be one.
  const isVouchedFor = rules.namesLowestPrice && isLowest(lowestPrice, price);
  const was = (isVouchedFor && lowestPrice) || price;
  if (salePrice.amount >= was.amount) return undefined;
  const note = saleNote(until, isVouchedFor);
  return { now: salePrice, sale: { was, ...(until && { until }), ...(note && { note }) } };
}

/** The price itself was the lowest where the label has left this open. */
function isLowest(lowestPrice: Price | null | undefined, price: Price): boolean {
  return lowestPrice === undefined || (lowestPrice !== null && lowestPrice.amount <= price.amount);
}

/** The server writes it, as it writes prices: no browser loads these words. */
function saleNote(until: string | undefined, isVouchedFor: boolean): string {
  return [
    until ? say(saleWords, "until", { day: dayInWords(until) }) : "",
    isVouchedFor ? saleWords.lowest : "",
  ]
    .filter(Boolean)
    .join(" ");
}
