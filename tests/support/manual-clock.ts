import type { DeliveryClock } from "#server/enquiries/delivery.ts";

/** Time goes on when a test says so: to where the next sleeper wakes. */
export function createManualClock(): DeliveryClock & { sleeping(): number; turn(): void } {
  let now = Date.UTC(2026, 10, 22);
  const sleepers = new Set<{ until: number; wake: () => void }>();
  return {
    now: () => now,
    sleeping: () => [...sleepers].filter(({ until }) => Number.isFinite(until)).length,
    sleep(ms: number, signal: AbortSignal): Promise<void> {
      if (signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const sleeper = {
          until: now + ms,
          wake() {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener("abort", sleeper.wake, { once: true });
      });
    },
    turn() {
      const [next] = [...sleepers]
        .filter(({ until }) => Number.isFinite(until))
        .toSorted((a, b) => a.until - b.until);
      if (next) now = Math.max(now, next.until);
      next?.wake();
    },
  };
}
