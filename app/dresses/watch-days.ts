import { RENTAL_DAYS_PATH } from "#model/rental/busy-days.ts";
import { toldDay } from "#model/rental/day-in-words.ts";
import type { RentalDays } from "#model/rental/free-on-day.ts";

/** `today` is the label's, because a telephone's clock may be wrong; undefined where the shop could not be asked. */
export type RentalCalendar = {
  days: RentalDays | "unknown";
  today: string | undefined;
  toldDay: typeof toldDay;
};

/** Tells at once, and again when the page comes back into sight or the connection returns, until `signal` ends it. */
export function watchDays(
  query: string,
  tell: (calendar: RentalCalendar) => void,
  signal: AbortSignal,
): void {
  async function ask() {
    if (document.visibilityState !== "visible") return;
    const days = await daysAt(query, signal);
    if (!signal.aborted) tell({ days, today: days === "unknown" ? undefined : days.today, toldDay });
  }

  if (signal.aborted) return;
  void ask();
  document.addEventListener("visibilitychange", ask, { signal });
  addEventListener("pageshow", ask, { signal });
  addEventListener("online", ask, { signal });
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
