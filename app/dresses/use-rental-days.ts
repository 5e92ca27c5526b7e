import { useEffect, useState } from "react";
import type { Told } from "./watch-days.ts";

/**
 * Asks the shop on which days these dresses are to be had, and what says so of her day, which stays here. The script comes with the
 * first question, and another day asks again, because others book meanwhile.
 */
export function useRentalDays(slugs: readonly string[], day: string): Told | undefined {
  const query = day && slugs.map((slug) => `dress=${encodeURIComponent(slug)}`).join("&");
  const [told, setTold] = useState<Told>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day asks again
  useEffect(() => {
    if (!query) return;
    const leaving = new AbortController();
    import("./watch-days.ts")
      .then(({ watchDays }) => watchDays(query, setTold, leaving.signal))
      // A script that does not come leaves the page as it was.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [query, day]);

  return told;
}
