import { useEffect, useState } from "react";
import { isAhead, isDay } from "#app/label/hours/day.ts";

/** The device keeps one date for every dress, for as long as the browser holds it. */
const KEY = "needed-by";

export type StoredDay = { day: string; isMentioned: boolean };

export const noDay: StoredDay = { day: "", isMentioned: false };

/** The storage may hold anything. */
export function storedDay(): StoredDay {
  try {
    const [day = "", mentioned] = (localStorage.getItem(KEY) ?? "").split(" ");
    return isDay(day) ? { day, isMentioned: mentioned === "mentioned" && isAhead(day) } : noDay;
  } catch {
    return noDay;
  }
}

/** A browser that refuses storage leaves the date to this page alone. */
export function storeDay({ day, isMentioned }: StoredDay): void {
  try {
    if (day) localStorage.setItem(KEY, isMentioned ? `${day} mentioned` : day);
    else localStorage.removeItem(KEY);
  } catch {
    // The field has it.
  }
}

/** There is no date on the server and during hydration. Later it follows other tabs. */
export function useStoredDay(): StoredDay {
  const [stored, setStored] = useState(noDay);

  useEffect(() => {
    const follow = () => setStored(storedDay());
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  return stored;
}
