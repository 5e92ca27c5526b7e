import { isDay } from "#app/label/hours/day.ts";

/** On the device, for as long as the browser holds it: the day is the same for every dress. */
const KEY = "needed-by";

export type StoredDay = { day: string; isMentioned: boolean };

export const noDay: StoredDay = { day: "", isMentioned: false };

/** The storage may hold anything. */
export function storedDay(): StoredDay {
  try {
    const [day = "", mentioned] = (localStorage.getItem(KEY) ?? "").split(" ");
    return isDay(day) ? { day, isMentioned: mentioned === "mentioned" } : noDay;
  } catch {
    return noDay;
  }
}

/** Where storage is refused, the day is on this page alone. */
export function storeDay({ day, isMentioned }: StoredDay): void {
  try {
    if (day) localStorage.setItem(KEY, isMentioned ? `${day} mentioned` : day);
    else localStorage.removeItem(KEY);
  } catch {
    // The field has it.
  }
}
