import { formatPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { filterWords } from "#app/label/words.ts";

/** `value`: as in the address. */
export type Band = { value: string; label: string; has: (product: Product) => boolean };

/** Without that of the prices on request. */
const MAX_BANDS = 4;

/** Round amounts, in US dollars. */
const STEPS = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000];

/**
 * Ranges of prices in round amounts, as few as tell the dresses apart: of what it costs to buy them. What is only to rent is in none of
 * them, unless nothing here is for sale: then they are of what it costs to rent.
 */
export function priceBandsOf(products: readonly Product[]): readonly Band[] {
  const offer: Offer = products.some(({ offers }) => offers.includes("purchase")) ? "purchase" : "rent";
  const priceOf = ({ offers, price, rental }: Product) => {
    if (!offers.includes(offer)) return undefined;
    return offer === "purchase" ? price : rental.price;
  };
  const prices = products.flatMap((product) => priceOf(product) ?? []);
  const least = prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = prices.reduce((a, b) => Math.max(a, b), 0);
  const step = STEPS.find((amount) => (most - least) / amount < MAX_BANDS - 1) ?? most;
  const first = Math.floor(least / step) * step;
  // Counted: added again and again, a step too small for a huge price would never come to its end.
  const count = prices.length === 0 ? 0 : Math.floor((most - first) / step) + 1;
  const bands = Array.from({ length: count }, (_, index): Band => {
    const from = first + index * step;
    const to = from + step;
    return {
      value: `${from}-${to}`,
      label: from === 0 ? filterWords.under(formatPrice(to)) : `${formatPrice(from)} – ${formatPrice(to)}`,
      has(product) {
        const price = priceOf(product) ?? -1;
        return price >= from && price < to;
      },
    };
  });
  const onRequest = {
    value: "on-request",
    label: formatPrice(null),
    has: (product: Product) => priceOf(product) === null,
  };
  return [...bands, onRequest];
}

/** By which ranges stand in their order: of an address's value, in US dollars; that of the prices on request is the last. */
export function rangeStart(value: string): number {
  const start = Number.parseFloat(value);
  return Number.isNaN(start) ? Number.MAX_VALUE : start;
}
