import { useSyncExternalStore } from "react";
import { deviceStore } from "#app/ui/device-store.ts";
import {
  holds,
  parseWishlist,
  type Wishlist,
  type WishlistEntry,
  withEntry,
  withoutEntry,
} from "./wishlist.ts";

export type DeviceWishlist = {
  entries: Wishlist;
  /** The browser keeps it; otherwise it lasts as long as this page. */
  isStored: boolean;
};

/** The number is the version of what is stored: another version has another key. */
export const WISHLIST_KEY = "fitting-list-1";

const list = deviceStore<Wishlist>({
  key: WISHLIST_KEY,
  read: parseWishlist,
  write: (entries) => (entries.length === 0 ? "" : JSON.stringify(entries)),
});

let current: DeviceWishlist | undefined;
/** A dress that was taken off since the page was loaded has its note again when it is put back. */
const taken = new Map<string, WishlistEntry>();

/** The list is undefined on the server and while its page is hydrated. */
export function useDeviceWishlist(): DeviceWishlist | undefined {
  return useSyncExternalStore(list.subscribe, currentWishlist, () => undefined);
}

export function currentWishlist(): DeviceWishlist {
  const [entries, isStored] = [list.get(), list.isStored()];
  if (current?.entries !== entries || current.isStored !== isStored) current = { entries, isStored };
  return current;
}

/** Changes what is stored now: another tab may have changed it meanwhile. */
export function changeWishlist(change: (list: Wishlist) => Wishlist): void {
  const before = list.get();
  const entries = change(before);
  for (const entry of before) if (!holds(entries, entry.slug)) taken.set(entry.slug, entry);
  list.set(entries);
}

/** It goes on the list with what is chosen of it. Returns whether it is on the list now. */
export function toggleEntry(slug: string, name: string, query = ""): boolean {
  let isListed = false;
  changeWishlist((list) => {
    const without = withoutEntry(list, slug);
    if (without.length < list.length) return without;
    const before = taken.get(slug);
    const more = withEntry(list, { slug, name, note: before?.note ?? "", query: query || before?.query });
    isListed = more.length > list.length;
    return more;
  });
  return isListed;
}
