import { RENTAL_DAYS_PATH } from "./busy-days.ts";
import { toldDay } from "./day-in-words.ts";
import type { RentalDays } from "./free-on-day.ts";

export type Told = { days: RentalDays | "unknown"; toldDay: typeof toldDay };

/** Tells at once, and again when the page comes back into sight, until `signal` ends it. */
export function watchDays(query: string, tell: (told: Told) => void, signal: AbortSignal): void {
  async function ask() {
    if (document.visibilityState !== "visible") return;
    const days = await daysAt(query, signal);
    if (!signal.aborted) tell({ days, toldDay });
  }

  if (signal.aborted) return;
  void ask();
  document.addEventListener("visibilitychange", ask, { signal });
  addEventListener("pageshow", ask, { signal });
}

/** Nobody is told that a dress is free where the shop does not say so. */
async function daysAt(query: string, signal: AbortSignal): Promise<RentalDays | "unknown"> {
  try {
    const response = await fetch(`${RENTAL_DAYS_PATH}?${query}`, { signal });
    // No dress of these is in the calendar any more.
    if (response.status === 404) return { today: "", dresses: {} };
    return response.ok ? await response.json() : "unknown";
  } catch {
    return "unknown";
  }
}
