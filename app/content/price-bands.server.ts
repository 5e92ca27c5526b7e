import { formatPrice } from "#app/catalogue/price.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { Offer } from "#app/catalogue/product-fields.ts";
import { filterWords } from "#words/filter.ts";

type Products = readonly Product[];

/** Null on request; undefined of what is not offered so. */
export type Price = number | null | undefined;

/** `value`: as in the address. */
type Band = { value: string; label: string; has: (price: Price) => boolean };

/** Without that of the prices on request. */
const MAX_BANDS = 4;

/** Round amounts, in US dollars, up to the highest price there is. */
const ROUND = [
  1,
  5,
  ...[10, 100, 1_000, 10_000, 100_000, 1_000_000].flatMap((ten) => [ten, 2.5 * ten, 5 * ten]),
];

/** Ranges of the same width are no narrower. */
const STEPS = ROUND.filter((amount) => amount >= 50);

/** A limit may be so far from where it would divide the dresses evenly: by this part of them. */
const REACH = 1 / 16;

/**
 * What each dress costs, for the ranges: to buy it. What is only to rent is in none of them, unless nothing here is for sale: then they are of what
 * it costs to rent.
 */
export function pricesOf(products: Products): readonly Price[] {
  const offer: Offer = products.some(({ offers }) => offers.includes("purchase")) ? "purchase" : "rent";
  return products.map(({ offers, price, rental }) => {
    if (!offers.includes(offer)) return undefined;
    return offer === "purchase" ? price : rental.price;
  });
}

/** Ranges in round amounts, as few as tell the dresses apart, each with some. */
export function priceBandsOf(prices: readonly Price[]): readonly Band[] {
  const known = prices.flatMap((price) => price ?? []).toSorted((a, b) => a - b);
  const onRequest = {
    value: "on-request",
    label: formatPrice(null),
    has: (price: Price) => price === null,
  };
  return [...rangesOf(known).map(bandOf), onRequest];
}

/** A range that an address names and the form does not, as that of another year did. */
export function bandNamed(value: string): Band | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/.exec(value) ?? [];
  const range = { from: Number(from), to: Number(to) };
  const band = bandOf(range);
  return range.from < range.to && band.value === value ? band : undefined;
}

/** By which ranges stand in their order: of an address's value, in US dollars; that of the prices on request is the last. */
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

/** Of the same width; where few costly dresses would then leave the others in one range, with about as many dresses in each. */
function rangesOf(prices: readonly number[]): readonly Range[] {
  const even = rangesBetween(evenLimits(prices), prices);
  const shared = rangesBetween(quarterLimits(prices), prices);
  const isBetter = isLopsided(even, prices) && fullestOf(shared) < fullestOf(even);
  return (isBetter ? shared : even).filter(({ count }) => count > 0);
}

type CountedRange = Range & { count: number };

/** One range has nearly all dresses; or most of them, while another has none. One range alone is what all cost. */
function isLopsided(ranges: readonly CountedRange[], { length }: readonly number[]): boolean {
  const fullest = fullestOf(ranges);
  const isOneEmpty = ranges.some(({ count }) => count === 0);
  return fullest < length && (fullest >= (3 / 4) * length || (isOneEmpty && fullest > length / 2));
}

function fullestOf(ranges: readonly CountedRange[]): number {
  return ranges.reduce((most, { count }) => Math.max(most, count), 0);
}

function rangesBetween(limits: readonly number[], prices: readonly number[]): readonly CountedRange[] {
  return limits.slice(1).map((to, index) => {
    const from = limits[index] ?? 0;
    return { from, to, count: prices.filter((price) => price >= from && price < to).length };
  });
}

function evenLimits(prices: readonly number[]): readonly number[] {
  const [least = 0] = prices;
  const most = prices.at(-1) ?? 0;
  const step = STEPS.find((amount) => (most - least) / amount < MAX_BANDS - 1) ?? most;
  const first = Math.floor(least / step) * step;
  // Counted: added again and again, a step too small for a huge price would never come to its end.
  const count = prices.length === 0 ? 0 : Math.floor((most - first) / step) + 1;
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** From nothing to beyond the highest price, and near each quarter of the dresses. */
function quarterLimits(prices: readonly number[]): readonly number[] {
  const most = prices.at(-1) ?? 0;
  const quarters = Array.from({ length: MAX_BANDS - 1 }, (_, index) =>
    limitNear(prices, Math.round(((index + 1) * prices.length) / MAX_BANDS)),
  );
  const limits = new Set([
    0,
    ...quarters.flatMap((limit) => limit ?? []),
    roundestIn(most, 2 * most) ?? 2 * most,
  ]);
  return [...limits].toSorted((a, b) => a - b);
}

/** The roundest amount that parts the dresses near this place; where all there cost the same, that price from the ones below. */
function limitNear(prices: readonly number[], place: number): number | undefined {
  const reach = Math.floor(REACH * prices.length);
  const upper = prices[Math.min(place + reach, prices.length - 1)] ?? 0;
  const lower = prices.findLast((price, index) => index < Math.max(place - reach, 1) && price < upper);
  const next = prices.find((price) => price > upper) ?? upper;
  return lower === undefined ? roundestIn(upper, next) : roundestIn(lower, upper);
}

/** Above the first amount, and the second at most. */
function roundestIn(above: number, most: number): number | undefined {
  const amounts = ROUND.map((unit) => Math.floor(most / unit) * unit);
  return amounts.findLast((amount) => amount > above);
}
