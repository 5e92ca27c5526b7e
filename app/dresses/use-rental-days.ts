import { useEffect, useState } from "react";
import type { RentalCalendar } from "./watch-days.ts";

/**
 * Asks the shop on which days these dresses are to be had, and what says so of her day, which stays here. The script comes with the
 * first question, and another day asks again, because others book meanwhile.
 */
export function useRentalDays(slugs: readonly string[], day: string): RentalCalendar | undefined {
  const query = day && slugs.map((slug) => `dress=${encodeURIComponent(slug)}`).join("&");
  const [calendar, setCalendar] = useState<RentalCalendar>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day asks again
  useEffect(() => {
    if (!query) return;
    const leaving = new AbortController();
    import("./watch-days.ts")
      .then(({ watchDays }) => watchDays(query, setCalendar, leaving.signal))
      // A script that does not come leaves the page as it was.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [query, day]);

  return calendar;
}
