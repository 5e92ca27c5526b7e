import { isListedSlug, MOST_DRESSES } from "#app/catalogue/fitting-address.ts";
import { storedList } from "#app/ui/stored-list.ts";

export const VIEWED_KEY = "viewed";

/** Slugs: as many as one address asks for, and that of the dress that is looked at. */
export const viewedDresses = storedList({
  key: VIEWED_KEY,
  most: MOST_DRESSES + 1,
  // More than so many of the longest slugs take in JSON, where a letter may be written as six.
  mostStored: 25_000,
  read: (slug) => (isListedSlug(slug) ? slug : ""),
});
