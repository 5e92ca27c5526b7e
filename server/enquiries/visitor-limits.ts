import { createRateLimit, type RateLimit, siteOf } from "@trousseau/content-lake/rate-limit";
import { LRUCache } from "lru-cache";

/** Limits new submissions of one address: twelve, then one each five minutes. An office shares an address. */
const PER_ADDRESS = { burst: 12, perSecond: 1 / 300 };

/** Limits all visitors together to what a label can read and the outbox can hold for a night. */
const FIRST = { burst: 120, perSecond: 1 / 20 };

/** Networks that have sent something that day share this limit, so that they keep nobody new out. */
const FURTHER = { burst: 120, perSecond: 1 / 40 };

const A_DAY_MS = 24 * 60 * 60_000;

/** This many networks are remembered, in memory alone. */
const MOST_NETWORKS = 30_000;

/** `now` gives milliseconds of a clock that never goes back. */
export function createVisitorLimits(clock: { now?: () => number } = {}) {
  const perAddress = createRateLimit({ ...PER_ADDRESS, ...clock });
  const first = createRateLimit({ ...FIRST, ...clock });
  const further = createRateLimit({ ...FURTHER, ...clock });
  const seen = new LRUCache<string, true>({
    max: MOST_NETWORKS,
    ttl: A_DAY_MS,
    ttlResolution: 0,
    perf: { now: clock.now ?? performance.now.bind(performance) },
  });

  function isFirst(visitor: string): boolean {
    const site = siteOf(visitor);
    if (seen.get(site)) return false;
    seen.set(site, true);
    return true;
  }

  return {
    /**
     * Counts one more submission. `tooMuch` is one address's fault. `beyond` is nobody's: all together have sent more
     * than a label can read.
     */
    count(visitor: string): "welcome" | "beyond" | "tooMuch" {
      if (isOver(perAddress, visitor)) return "tooMuch";
      return isOver(isFirst(visitor) ? first : further, "everybody") ? "beyond" : "welcome";
    },
  };
}

/** Counts one more, and says whether that is too much. */
export function isOver(limit: RateLimit, key: string): boolean {
  try {
    limit.count(key);
    return false;
  } catch {
    return true;
  }
}
