import { useEffect, useState } from "react";
import { RENTAL_DAYS_PATH } from "./busy-days.ts";
import type { AskedDress, ToldDay } from "./day-in-words.ts";
import type { RentalDays } from "./free-on-day.ts";

type Told = { days: RentalDays | "unknown"; toldDay: typeof import("./day-in-words.ts").toldDay };

/**
 * Asks the shop on which days these dresses are to be had, and answers for any of them on her day. Her day stays here. The script comes
 * with the first question; a page that comes back into sight asks again, and another day does, because others book meanwhile.
 */
export function useRentalDays(
  slugs: readonly string[],
  day: string,
): (dress: AskedDress) => ToldDay | undefined {
  const query = day && slugs.map((slug) => `dress=${encodeURIComponent(slug)}`).join("&");
  const [told, setTold] = useState<Told>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day asks again
  useEffect(() => {
    if (!query) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const [{ toldDay }, days] = await Promise.all([import("./day-in-words.ts"), daysAt(query, signal)]);
      if (!signal.aborted) setTold({ days, toldDay });
    };
    // A script that does not come leaves the page as it was.
    const askAgain = () => void (document.visibilityState === "visible" && ask().catch(() => undefined));
    askAgain();
    document.addEventListener("visibilitychange", askAgain, { signal });
    addEventListener("pageshow", askAgain, { signal });
    return () => leaving.abort();
  }, [query, day]);

  return (dress) => told?.toldDay(told.days, dress, day);
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
