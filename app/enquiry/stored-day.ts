import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { deviceStore } from "#app/ui/device-store.ts";
import { isDay } from "#model/days/day.ts";

/** The device keeps one date for every dress and every message: "2027-05-09", or empty. */
const date = deviceStore<string>({ key: "needed-by", read: dayIn, write: (day) => day });

export const storedDay = date.get;

/** Stores the date of a field. */
export function storeDayOf({ value }: HTMLInputElement): void {
  const day = dayIn(value);
  if (day !== storedDay()) date.set(day);
}

/** There is no date on the server and during hydration. Later it follows every field and other tabs. */
export function useStoredDay(): string {
  return useSyncExternalStore(date.subscribe, storedDay, () => "");
}

/**
 * Shows the stored date in a date field, whose `input` event stores what is typed. React does not control the field: a half-typed date
 * is left alone, and one from before hydration counts.
 */
export function useDayField(find: () => HTMLInputElement | null): void {
  const begin = useEffectEvent(() => {
    const field = find();
    if (field && dayIn(field.value)) storeDayOf(field);
    else follow();
  });
  const follow = useEffectEvent(() => {
    const field = find();
    const day = storedDay();
    if (!field || dayIn(field.value) === day) return;
    field.value = day;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

  useEffect(() => {
    begin();
    return date.subscribe(() => follow());
  }, []);
}

/** A browser may take a year of five digits, which is no date. */
function dayIn(text: string): string {
  return isDay(text) ? text : "";
}
