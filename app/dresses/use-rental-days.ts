import { useEffect, useState } from "react";
import type { RentalDays } from "#model/rental/free-on-day.ts";
import type { CalendarAnswer } from "#model/rental/ways-to-ask.ts";
import { watchDays } from "./watch-days.ts";

/** Doors to one dress open after each other, and the second knows what the first was told. */
const lastAnswers = new Map<string, { query: string; days: RentalDays | "unknown"; at: number }>();

/** Others book meanwhile: what was told longer ago is asked for anew. In milliseconds. */
const FRESH_MS = 5 * 60_000;

/**
 * Asks the shop on which days these dresses are to be had, and never about her day, which stays here. Another day asks again, because
 * others book meanwhile. Without a dress only the label's date is told: a device's clock may be wrong.
 */
export function useRentalDays(slugs: readonly string[], day: string): CalendarAnswer {
  const query = slugs.map((slug, index) => `${index ? "&" : "?"}dress=${encodeURIComponent(slug)}`).join("");
  return useDaysAt(slugs.length > 0 || day !== "" ? query : undefined, day);
}

/** Asks the same of a collection's dresses, "?collection=lace", as far as a filter in the query leaves them. */
export function useDaysAt(query: string | undefined, day: string): CalendarAnswer {
  const [answer, setAnswer] = useState(() => fresh(query));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day asks again
  useEffect(() => {
    if (query === undefined) return;
    const leaving = new AbortController();
    const tell = (days: RentalDays | "unknown") => {
      // A calendar that cannot be had now takes nothing back.
      if (days !== "unknown" || !fresh(query)) lastAnswers.set(query, { query, days, at: performance.now() });
      setAnswer(fresh(query));
    };
    watchDays(query, tell, leaving.signal);
    return () => leaving.abort();
  }, [query, day]);

  if (query === undefined) return undefined;
  return answer?.query === query ? answer.days : "looking";
}

function fresh(query = "") {
  const last = lastAnswers.get(query);
  return last && performance.now() - last.at < FRESH_MS ? last : undefined;
}
