import { inLanguage } from "#app/ui/language-base.ts";
import { RENTAL_DAYS_PATH } from "#model/rental/busy-days.ts";
import type { RentalDays } from "#model/rental/free-on-day.ts";

/** Whoever waits longer for the calendar is told that it cannot be had. In milliseconds. */
const LONGEST_MS = 8_000;

/** Tells at once, and again when the page comes back into sight or the connection returns, until `signal` ends it. */
export function watchDays(
  query: string,
  tell: (days: RentalDays | "unknown") => void,
  signal: AbortSignal,
): void {
  async function ask() {
    if (document.visibilityState !== "visible") return;
    const days = await daysAt(query, signal);
    if (!signal.aborted) tell(days);
  }

  void ask();
  document.addEventListener("visibilitychange", ask, { signal });
  addEventListener("pageshow", ask, { signal });
  addEventListener("online", ask, { signal });
}

/** Nobody is told that a dress is free where the shop does not say so. */
async function daysAt(query: string, signal: AbortSignal): Promise<RentalDays | "unknown"> {
  // Safari has `AbortSignal.any` only since 17.4.
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, LONGEST_MS);
  signal.addEventListener("abort", end, { once: true });
  try {
    const response = await fetch(inLanguage(RENTAL_DAYS_PATH) + query, { signal: limit.signal });
    // No dress of these is in the calendar any more.
    if (response.status === 404) return { today: "", dresses: {} };
    return response.ok ? await response.json() : "unknown";
  } catch {
    return "unknown";
  } finally {
    clearTimeout(timer);
  }
}
