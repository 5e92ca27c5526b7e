import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { readStored, store } from "#app/ui/device-storage.ts";
import { isDay } from "#model/days/day.ts";

/** The device keeps one date for every dress and every message, for as long as the browser holds it. */
const KEY = "needed-by";

/** Where the browser refuses to store it, the date lasts as long as the page. */
let kept: string | undefined;

/** "2027-05-09", or empty. The storage may hold anything. */
export function storedDay(): string {
  const day = kept ?? readStored("localStorage", KEY) ?? "";
  return isDay(day) ? day : "";
}

/** Stores the date of a field. The browser tells other tabs of it, and this tells the rest of the page. */
export function storeDayOf(field: HTMLInputElement): void {
  const day = dayIn(field);
  if (day === storedDay()) return;
  kept = store("localStorage", KEY, day) ? undefined : day;
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** There is no date on the server and during hydration. Later it follows every field and other tabs. */
export function useStoredDay(): string {
  return useSyncExternalStore(subscribe, storedDay, () => "");
}

function subscribe(follow: () => void) {
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/**
 * Shows the stored date in a date field, whose `input` event stores what is typed. React does not control the field: a half-typed date
 * is left alone, and one from before hydration counts.
 */
export function useDayField(find: () => HTMLInputElement | null): void {
  const begin = useEffectEvent(() => {
    const field = find();
    if (field && dayIn(field)) storeDayOf(field);
    else follow();
  });
  const follow = useEffectEvent(() => {
    const field = find();
    const day = storedDay();
    if (!field || dayIn(field) === day) return;
    field.value = day;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

  useEffect(() => {
    begin();
    return subscribe(() => follow());
  }, []);
}

/** A browser may take a year of five digits, which is no date. */
function dayIn({ value }: HTMLInputElement): string {
  return isDay(value) ? value : "";
}
