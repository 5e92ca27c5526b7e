import { say } from "@trousseau/words/say.ts";
import { dayInWords } from "#model/days/day.ts";
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

/** The part of a dress that tells, as it was read. */
type SaleTerms = {
  price: number | null;
  salePrice: number | null;
  saleUntil?: string | undefined;
  /** The lowest price of the 30 days before the sale, where that was below the price. */
  lowestPrice: number | null;
};

/** `today` is the showroom's. */
type SaleRules = { namesLowestPrice: boolean; today: string };

/**
 * The amounts of a sale that is on: `was` is crossed out. In the European Union that must be the lowest of the last 30 days (Directive
 * 98/6/EC, Article 6a), and a sale price that is not below it is no reduction.
 */
export function saleIn(terms: SaleTerms, rules: SaleRules): { was: number; now: number } | undefined {
  const { price, salePrice, saleUntil, lowestPrice } = terms;
  if (price === null || salePrice === null || (saleUntil && saleUntil < rules.today)) return undefined;
  const was = rules.namesLowestPrice ? Math.min(price, lowestPrice ?? price) : price;
  return salePrice < was ? { was, now: salePrice } : undefined;
}

/** The server writes it, as it writes prices: no browser loads these words. */
export function saleNote(
  saleUntil: string | undefined,
  { namesLowestPrice }: Pick<SaleRules, "namesLowestPrice">,
): string {
  return [
    saleUntil ? say(saleWords, "until", { day: dayInWords(saleUntil) }) : "",
    namesLowestPrice ? saleWords.lowest : "",
  ]
    .filter(Boolean)
    .join(" ");
}
