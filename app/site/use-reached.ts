import { useEffect, useEffectEvent } from "react";
import { reach, retried } from "#app/ui/retried.ts";

/** Calls back whenever the shop responds. What should happen once takes its component from the page. */
export function useReached(onReached: () => unknown) {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      await reach(undefined, signal);
      await reached();
      throw new Error("Nothing came");
    };
    retried(ask, signal).catch(() => undefined);
    return () => leaving.abort();
  }, []);
}
