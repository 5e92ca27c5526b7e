import { isListedSlug, MOST_LISTED } from "#app/label/wishlist-address.ts";
import { storedList } from "#app/ui/stored-list.ts";

export const VIEWED_KEY = "viewed";

/** One address asks for so many slugs, beside that of the dress that is looked at. */
export const viewedDresses = storedList({
  key: VIEWED_KEY,
  most: MOST_LISTED + 1,
  // The longest slugs take fewer letters in JSON, where a letter may be written as six.
  mostStored: 25_000,
  read: (slug) => (isListedSlug(slug) ? slug : ""),
});
