import { DIFFERENCES_PARAM, DRESS_PARAM, MARKED, SEARCH_PARAM } from "#model/screens/url-parameters.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

/** A list is "pending" on the server, and until the device has said whose it is. */
type Phase = "pending" | "own" | "shared";

/** The state of a history entry that shows the visitor's own list, whatever its address says. */
export const OWN = { own: "stored" };

/** The browser has not stored that list, which ends with the page: after a reload its address is a list like any other. */
export const OWN_HERE = { own: `until ${performance.timeOrigin}` };

type Slugs = Pick<ListedDress, "slug" | "formerSlugs">;

/** A list whose address names the same dresses, by whichever slugs, is the visitor's own. */
export function phaseOf(
  own: string[] | undefined,
  requestedSlugs: string[],
  state: unknown,
  dresses: readonly Slugs[],
): Phase {
  const current = (slugs: string[]) => [
    ...new Set(slugs.map((slug) => dressOf(dresses, slug)?.slug ?? slug)),
  ];
  if (!own) return "pending";
  const isMarked = [OWN, OWN_HERE].some((mark) => mark.own === ownIn(state));
  return requestedSlugs.length === 0 || isMarked || isSame(current(requestedSlugs), current(own))
    ? "own"
    : "shared";
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
  slugs: readonly string[],
  isMarked: boolean,
  search: string | null = null,
): string {
  const query = new URLSearchParams(slugs.map((slug) => [DRESS_PARAM, slug]));
  if (isMarked && slugs.length > 0) query.set(DIFFERENCES_PARAM, MARKED);
  if (search !== null) query.set(SEARCH_PARAM, search);
  const text = query.toString();
  return text ? `/fitting?${text}` : "/fitting";
}
