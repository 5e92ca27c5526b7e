import { useSyncExternalStore } from "react";
import { readStored, store } from "#app/ui/device-storage.ts";
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

let current: DeviceWishlist | undefined;
let isListening = false;
const listeners = new Set<() => void>();
/** A dress that was taken off since the page was loaded has its note again when it is put back. */
const taken = new Map<string, WishlistEntry>();

/** The list is undefined on the server and while its page is hydrated. */
export function useDeviceWishlist(): DeviceWishlist | undefined {
  return useSyncExternalStore(subscribe, currentWishlist, () => undefined);
}

export function currentWishlist(): DeviceWishlist {
  current ??= read({ entries: [], isStored: true });
  return current;
}

/** Changes what is stored now: another tab may have changed it meanwhile. */
export function changeWishlist(change: (list: Wishlist) => Wishlist): void {
  const before = read(currentWishlist());
  const entries = change(before.entries);
  for (const entry of before.entries) if (!holds(entries, entry.slug)) taken.set(entry.slug, entry);
  set({ entries, isStored: before.isStored && write(entries) });
}

/** Returns whether it is on the list now. */
export function toggleEntry(slug: string, name: string): boolean {
  let isListed = false;
  changeWishlist((list) => {
    const without = withoutEntry(list, slug);
    if (without.length < list.length) return without;
    const more = withEntry(list, { slug, name, note: taken.get(slug)?.note ?? "" });
    isListed = more.length > list.length;
    return more;
  });
  return isListed;
}

function subscribe(listener: () => void): () => void {
  if (!isListening) addEventListener("storage", readAgain);
  isListening = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab has changed it, or the page has come back (site/client-navigation.tsx). */
function readAgain({ key }: StorageEvent) {
  if (key !== null && key !== WISHLIST_KEY) return;
  const now = read(currentWishlist());
  if (JSON.stringify(now.entries) !== JSON.stringify(current?.entries)) set(now);
}

function set(list: DeviceWishlist) {
  current = list;
  for (const listener of listeners) listener();
}

/** A browser that refuses, as in private windows, leaves the list as it was last known. */
function read(lastKnown: DeviceWishlist): DeviceWishlist {
  if (!lastKnown.isStored) return lastKnown;
  const stored = readStored("localStorage", WISHLIST_KEY);
  return stored === undefined
    ? { ...lastKnown, isStored: false }
    : { ...lastKnown, entries: parseWishlist(stored) };
}

function write(entries: Wishlist): boolean {
  return store("localStorage", WISHLIST_KEY, entries.length === 0 ? "" : JSON.stringify(entries));
}
