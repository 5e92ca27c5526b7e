import { useSyncExternalStore } from "react";
import {
  type FittingEntry,
  type FittingList,
  holds,
  parseFittingList,
  withEntry,
  withoutEntry,
} from "./fitting-list.ts";

export type DeviceList = {
  entries: FittingList;
  /** The browser keeps it; otherwise it lasts as long as this page. */
  isStored: boolean;
  /** Nothing has been changed on this page. */
  isAsLoaded: boolean;
};

/** The number is the version of what is stored: another version has another key. */
export const FITTING_KEY = "fitting-list-1";

let current: DeviceList | undefined;
let isListening = false;
const listeners = new Set<() => void>();
/** A dress that was taken off since the page was loaded has its note again when it is put back. */
const taken = new Map<string, FittingEntry>();

/** The list is undefined on the server and while its page is hydrated. */
export function useDeviceList(): DeviceList | undefined {
  return useSyncExternalStore(subscribe, currentList, () => undefined);
}

export function currentList(): DeviceList {
  current ??= read({ entries: [], isStored: true, isAsLoaded: true });
  return current;
}

/** Changes what is stored now: another tab may have changed it meanwhile. */
export function changeList(change: (list: FittingList) => FittingList): void {
  const before = read(currentList());
  const entries = change(before.entries);
  for (const entry of before.entries) if (!holds(entries, entry.slug)) taken.set(entry.slug, entry);
  set({ entries, isStored: before.isStored && store(entries), isAsLoaded: false });
}

/** Returns whether it is on the list now. */
export function toggleEntry(slug: string, name: string): boolean {
  let isListed = false;
  changeList((list) => {
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
  if (key !== null && key !== FITTING_KEY) return;
  const now = read(currentList());
  if (JSON.stringify(now.entries) !== JSON.stringify(current?.entries)) set(now);
}

function set(list: DeviceList) {
  current = list;
  for (const listener of listeners) listener();
}

/** Where the browser refuses, as in private windows, the list is what was last known. */
function read(known: DeviceList): DeviceList {
  if (!known.isStored) return known;
  try {
    return { ...known, entries: parseFittingList(localStorage.getItem(FITTING_KEY)) };
  } catch {
    return { ...known, isStored: false };
  }
}

function store(entries: FittingList): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(FITTING_KEY);
    else localStorage.setItem(FITTING_KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}
