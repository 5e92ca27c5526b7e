import { useEffect, useState } from "react";
import type { RentalDays } from "#model/rental/free-on-day.ts";
import type { CalendarAnswer } from "#model/rental/ways-to-ask.ts";
import { watchDays } from "./watch-days.ts";

/**
 * Asks the shop on which days these dresses are to be had, and never about her day, which stays here. Another day asks again, because
 * others book meanwhile.
 */
export function useRentalDays(slugs: readonly string[], day: string): CalendarAnswer {
  const query = slugs.map((slug) => `dress=${encodeURIComponent(slug)}`).join("&");
  const [answer, setAnswer] = useState<{ query: string; days: RentalDays | "unknown" }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day asks again
  useEffect(() => {
    if (!query) return;
    const leaving = new AbortController();
    watchDays(query, (days) => setAnswer({ query, days }), leaving.signal);
    return () => leaving.abort();
  }, [query, day]);

  if (!query) return undefined;
  return answer?.query === query ? answer.days : "looking";
}
