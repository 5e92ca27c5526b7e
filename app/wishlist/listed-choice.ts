import { changeWishlist } from "./device-wishlist.ts";
import { entryIn, type Wishlist } from "./wishlist.ts";

/** A choice on the page of a dress counts for the list, where the dress is on it. */
export function changeChoice(slug: string, query: string): void {
  changeWishlist((list) => withChoice(list, slug, query));
}

/** A choice of the size alone leaves the colour as it was. */
export function withChoice(list: Wishlist, slug: string, query: string): Wishlist {
  return list.map((entry) => {
    if (entry.slug !== slug) return entry;
    const chosen = new URLSearchParams(entry.query);
    for (const [name, value] of new URLSearchParams(query)) chosen.set(name, value);
    const text = String(chosen);
    return entryIn({ ...entry, query: text && `?${text}` }) ?? entry;
  });
}
