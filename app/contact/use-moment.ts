import { useEffect, useEffectEvent, useState } from "react";

/** Clocks are set and computers sleep, so the time is read again after so many milliseconds at the latest. */
const LONGEST_MS = 600_000;

/**
 * The time, in milliseconds since 1970, read again whenever its `nextChange` has come. It is undefined on the server, during hydration, and in
 * browsers that do not know the time zone.
 */
export function useMoment(nextChange: (moment: number) => number | undefined): number | undefined {
  const [moment, setMoment] = useState<number>();
  const changeAfter = useEffectEvent(nextChange);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      const now = Date.now();
      try {
        const next = changeAfter(now) ?? Number.POSITIVE_INFINITY;
        setMoment(now);
        timer = setTimeout(look, Math.min(next - now, LONGEST_MS));
      } catch {
        setMoment(undefined);
      }
    }
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  return moment;
}
