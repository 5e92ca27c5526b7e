import { isListedSlug, MOST_DRESSES } from "#app/catalogue/fitting-address.ts";
import { storedList } from "#app/ui/stored-list.ts";

export const VIEWED_KEY = "viewed";

/** Slugs: as many as one address asks for, and that of the dress that is looked at. */
export const viewedDresses = storedList({
  key: VIEWED_KEY,
  most: MOST_DRESSES + 1,
  mostStored: 5_000,
  read: (slug) => (isListedSlug(slug) ? slug : ""),
});
