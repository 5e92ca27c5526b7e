import { WISHLIST_PATH } from "#model/screens/screen-paths.ts";
import { DIFFERENCES_PARAM, DRESS_PARAM, MARKED, SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import { queryIn, slugIn } from "#model/screens/wishlist-address.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

/** A list is "pending" on the server, and until the device has said whose it is. */
type Phase = "pending" | "own" | "shared";

/** The state of a history entry that shows the visitor's own list, whatever its address says. */
export const OWN = { own: "stored" };

/** The browser has not stored that list, which ends with the page: after a reload its address is a list like any other. */
export const OWN_HERE = { own: `until ${performance.timeOrigin}` };

type Slugs = Pick<ListedDress, "slug" | "formerSlugs">;

/** A list whose address names the same dresses, by whichever slugs, in the same choices or in none, is the visitor's own. */
export function phaseOf(
  own: string[] | undefined,
  requestedItems: string[],
  state: unknown,
  dresses: readonly Slugs[],
): Phase {
  const current = (items: string[]) => [
    ...new Set(items.map((item) => (dressOf(dresses, slugIn(item))?.slug ?? slugIn(item)) + queryIn(item))),
  ];
  if (!own) return "pending";
  const isMarked = [OWN, OWN_HERE].some((mark) => mark.own === ownIn(state));
  const requestedDresses = current(requestedItems);
  const isOwn = [own, own.map(slugIn)].some((items) => isSame(requestedDresses, current(items)));
  return requestedDresses.length === 0 || isMarked || isOwn ? "own" : "shared";
}

export function dressOf<T extends Slugs>(dresses: readonly T[], slug: string): T | undefined {
  return dresses.find((dress) => dress.slug === slug || dress.formerSlugs.includes(slug));
}

export function ownIn(state: unknown): unknown {
  return typeof state === "object" && state !== null && "own" in state ? state.own : undefined;
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((slug, index) => slug === other[index]);
}

export function marksDifferences(parameters: URLSearchParams): boolean {
  return parameters.get(DIFFERENCES_PARAM) === MARKED;
}

/** Addresses a list as it is looked at. `search` is what the dialog over it searches for. */
export function listAddress(
  items: readonly string[],
  isMarked: boolean,
  search: string | null = null,
): string {
  const query = new URLSearchParams(items.map((item) => [DRESS_PARAM, item]));
  if (isMarked && items.length > 0) query.set(DIFFERENCES_PARAM, MARKED);
  if (search !== null) query.set(SEARCH_PARAM, search);
  const text = query.toString();
  return text ? `${WISHLIST_PATH}?${text}` : WISHLIST_PATH;
}
