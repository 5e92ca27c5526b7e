import { APPOINTMENT_PATH, WISHLIST_PATH } from "./screen-paths.ts";
import { BETWEEN_DRESSES, DRESS_PARAM } from "./url-parameters.ts";

/** Nobody tries on more in a day. */
export const MOST_LISTED = 12;

/**
 * An item is a dress of a list with what is chosen of it: "aurelie", or "aurelie?colour=sage&size=38". An address without dresses shows
 * the visitor's own list, which is on the device alone.
 */
export function wishlistAddress(items: readonly string[]): string {
  const query = new URLSearchParams(items.map((item) => [DRESS_PARAM, item]));
  return items.length === 0 ? WISHLIST_PATH : `${WISHLIST_PATH}?${query}`;
}

/** Where a visit is booked to try these on. */
export function tryOnAddress(items: readonly string[]): string {
  return `${APPOINTMENT_PATH}?${new URLSearchParams(items.map((item) => [DRESS_PARAM, item]))}`;
}

/** Twelve slugs of so many characters, as a query writes them, fit into what servers read of a request. */
const MOST_IN_ADDRESS = 900;

/** A wishlist takes a slug that fits into an address, twelve times over. */
export function isListedSlug(text: string): boolean {
  return (
    text !== "" &&
    !text.includes(BETWEEN_DRESSES) &&
    !/\p{Surrogate}/u.test(text) &&
    String(new URLSearchParams([[text, ""]])).length <= MOST_IN_ADDRESS
  );
}

/** An address or a sent form names dresses. */
export type Named = { getAll(name: string): readonly unknown[] };

/** Returns each item once; there may be no dress of it. */
export function listedItems(named: Named): string[] {
  const items = named
    .getAll(DRESS_PARAM)
    .flatMap((value) => (typeof value === "string" ? value.split(BETWEEN_DRESSES) : []));
  return [...new Set(items)].filter(slugIn).slice(0, MOST_LISTED);
}

export function listedSlugs(named: Named): string[] {
  return [...new Set(listedItems(named).map(slugIn))];
}

export function slugIn(item: string): string {
  return item.replace(/\?.*/s, "");
}

/** "?colour=sage&size=38", or empty. */
export function queryIn(item: string): string {
  return item.slice(slugIn(item).length);
}
