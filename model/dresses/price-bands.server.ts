import { say } from "@trousseau/words/say.ts";
import filterWords from "#words/filter.json" with { type: "json" };
import { type Currency, formatPrice, magnitudeOf, type Price } from "./currency.ts";
import { priceInWords } from "./price.ts";
import type { Product } from "./product.ts";
import type { Offer } from "./product-fields.ts";

/** A price is null on request, and undefined where the dress is not offered that way. */
export type OfferedPrice = Price | null | undefined;

/** `value` stands in the address. */
type Band = { value: string; label: string; has: (price: OfferedPrice) => boolean };

/** Prices on request come on top of these. */
const MAX_BANDS = 4;

/** A visitor reads the prices of fewer dresses on their cards at a glance, and a range would hold one or two. */
const FEWEST_DRESSES = 6;

/** The widths of a range are 5, 10, 25, 50, 100, 250 and so on. */
const STEPS = Array.from({ length: 10 }, (_, zeros) => 10 ** zeros).flatMap((ten) => [
  5 * ten,
  10 * ten,
  25 * ten,
]);

/** No range is narrower. In US dollars, and of other currencies as many times more. */
const NARROWEST = 50;

/** Ranges of one width are no help where one of them has this share of the dresses. */
const LOPSIDED = 3 / 4;

/** Ranges hold purchase prices, and no dress that is only to rent. Where nothing is for sale they hold rental prices. */
export function pricesOf(products: readonly Product[]): readonly (readonly [Product, OfferedPrice])[] {
  const offer: Offer = products.some(({ offers }) => offers.includes("purchase")) ? "purchase" : "rent";
  return products.map((product) => {
    const price = offer === "purchase" ? product.price : product.rental.price;
    return [product, product.offers.includes(offer) ? price : undefined];
  });
}

/** Ranges in round amounts, each with some dresses; none of few dresses. */
export function priceBandsOf(prices: readonly OfferedPrice[]): readonly Band[] {
  const amounts = prices.flatMap((price) => price?.amount ?? []).toSorted((a, b) => a - b);
  const onRequest = {
    value: "on-request",
    label: priceInWords(null),
    has: (price: OfferedPrice) => price === null,
  };
  const currency = amounts.length < FEWEST_DRESSES ? undefined : currencyIn(prices);
  return [
    ...(currency ? rangesOf(amounts, currency).map((range) => bandOf(range, currency)) : []),
    onRequest,
  ];
}

/** All prices of a shop are in one; undefined where none is shown. */
export function currencyIn(prices: Iterable<OfferedPrice>): Currency | undefined {
  for (const price of prices) if (price) return price.currency;
  return undefined;
}

/** Reads a range from an address, which may be older than the form's ranges. */
export function bandNamed(value: string, currency: Currency): Band | undefined {
  const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(value) ?? [];
  const range = { from: Number(from), to: Number(to) };
  const band = bandOf(range, currency);
  return range.from < range.to && band.value === value ? band : undefined;
}

/** Ranges stand in the order of these amounts; prices on request come last. */
export function rangeStart(value: string): number {
  const start = Number.parseFloat(value);
  return Number.isNaN(start) ? Number.MAX_VALUE : start;
}

type Range = { from: number; to: number };

function bandOf({ from, to }: Range, currency: Currency): Band {
  const last = formatPrice(to, currency);
  return {
    value: `${from}-${to}`,
    label:
      from === 0 ? say(filterWords, "under", { price: last }) : `${formatPrice(from, currency)} – ${last}`,
    has: (price) => price != null && price.amount >= from && price.amount < to,
  };
}

/** Ranges have one width, or about a quarter of the dresses each where few are far more costly. */
function rangesOf(prices: readonly number[], currency: Currency): readonly Range[] {
  const [least = 0] = prices;
  const most = prices.at(-1) ?? 0;
  const narrowest = NARROWEST * magnitudeOf(currency);
  const step = STEPS.find((amount) => amount >= narrowest && (most - least) / amount < MAX_BANDS - 1) ?? most;
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
