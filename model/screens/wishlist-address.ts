import { WISHLIST_PATH } from "./screen-paths.ts";
import { BETWEEN_DRESSES, DRESS_PARAM } from "./url-parameters.ts";

/** Nobody tries on more in a day. */
export const MOST_LISTED = 12;

/** An address without dresses shows the visitor's own list, which is on the device alone. */
export function wishlistAddress(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => [DRESS_PARAM, slug]));
  return slugs.length === 0 ? WISHLIST_PATH : `${WISHLIST_PATH}?${query}`;
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

/** Returns each slug once; there may be no dress of it. */
export function listedSlugs(named: Named): string[] {
  const slugs = named
    .getAll(DRESS_PARAM)
    .flatMap((value) => (typeof value === "string" ? value.split(BETWEEN_DRESSES) : []));
  return [...new Set(slugs)].filter(Boolean).slice(0, MOST_LISTED);
}
