import { formatPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { filterWords } from "#words/filter.ts";

/** A price is null on request, and undefined where the dress is not offered that way. */
export type Price = number | null | undefined;

/** `value` stands in the address. */
type Band = { value: string; label: string; has: (price: Price) => boolean };

/** Prices on request come on top of these. */
const MAX_BANDS = 4;

/** The widths of a range in US dollars are 50, 100, 250, 500, 1,000 and so on. */
const STEPS = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((ten) => [50 * ten, 100 * ten, 250 * ten]);

/** Ranges of one width are no help where one of them has this share of the dresses. */
const LOPSIDED = 3 / 4;

/** Ranges hold purchase prices, and no dress that is only to rent. Where nothing is for sale they hold rental prices. */
export function pricesOf(products: readonly Product[]): readonly (readonly [Product, Price])[] {
  const offer: Offer = products.some(({ offers }) => offers.includes("purchase")) ? "purchase" : "rent";
  return products.map((product) => {
    const price = offer === "purchase" ? product.price : product.rental.price;
    return [product, product.offers.includes(offer) ? price : undefined];
  });
}

/** Ranges in round amounts, each with some dresses. */
export function priceBandsOf(prices: readonly Price[]): readonly Band[] {
  const known = prices.flatMap((price) => price ?? []).toSorted((a, b) => a - b);
  const onRequest = {
    value: "on-request",
    label: formatPrice(null),
    has: (price: Price) => price === null,
  };
  return [...rangesOf(known).map(bandOf), onRequest];
}

/** Reads a range from an address, which may be older than the form's ranges. */
export function bandNamed(value: string): Band | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(value) ?? [];
  const range = { from: Number(from), to: Number(to) };
  const band = bandOf(range);
  return range.from < range.to && band.value === value ? band : undefined;
}

/** Ranges stand in the order of these amounts; prices on request come last. */
export function rangeStart(value: string): number {
  const start = Number.parseFloat(value);
  return Number.isNaN(start) ? Number.MAX_VALUE : start;
}

type Range = { from: number; to: number };

function bandOf({ from, to }: Range): Band {
  return {
    value: `${from}-${to}`,
    label: from === 0 ? filterWords.under(formatPrice(to)) : `${formatPrice(from)} – ${formatPrice(to)}`,
    has: (price) => typeof price === "number" && price >= from && price < to,
  };
}

/** Ranges have one width, or about a quarter of the dresses each where few are far more costly. */
function rangesOf(prices: readonly number[]): readonly Range[] {
  const [least = 0] = prices;
  const most = prices.at(-1) ?? 0;
  const step = STEPS.find((amount) => (most - least) / amount < MAX_BANDS - 1) ?? most;
  const first = Math.floor(least / step) * step;
  const even = rangesBetween(
    Array.from({ length: MAX_BANDS + 1 }, (_, index) => first + index * step),
    prices,
  );
  const quarters = [1, 2, 3].map((quarter) => prices[Math.floor((quarter * prices.length) / MAX_BANDS)] ?? 0);
  const shared = rangesBetween([0, ...quarters.map(rounded), rounded(most) + unitOf(most)], prices);
  const isLopsided = even.length > 1 && fullestOf(even) >= LOPSIDED * prices.length;
  return isLopsided && fullestOf(shared) < fullestOf(even) ? shared : even;
}

/** Ranges without a dress are left out. */
function rangesBetween(limits: readonly number[], prices: readonly number[]) {
  return limits.slice(1).flatMap((to, index) => {
    const from = limits[index] ?? 0;
    const count = prices.filter((price) => price >= from && price < to).length;
    return count > 0 ? [{ from, to, count }] : [];
  });
}

function fullestOf(ranges: readonly { count: number }[]): number {
  return Math.max(0, ...ranges.map(({ count }) => count));
}

/** Rounds to halves of the first digit: 1,441 is 1,500. */
function rounded(price: number): number {
  return Math.round(price / unitOf(price)) * unitOf(price);
}

function unitOf(price: number): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, price))) / 2);
}
