import { createRateLimit, type RateLimit, siteOf } from "@trousseau/content-lake/rate-limit";
import { LRUCache } from "lru-cache";

/** New submissions of one address at once, and then one more each so often. An office, or a network of telephones, shares an address. */
const PER_ADDRESS = { burst: 12, perSecond: 1 / 300 };

/** Of all visitors together: as many as a label can read, and few enough for the outbox to hold a night of them. */
const FIRST = { burst: 120, perSecond: 1 / 20 };

/** Those that are not the first of their network within a day have a share of their own: whoever has sent much keeps nobody new out. */
const FURTHER = { burst: 120, perSecond: 1 / 40 };

const A_DAY_MS = 24 * 60 * 60_000;

/** Networks that are remembered, in memory alone. */
const MOST_NETWORKS = 30_000;

type VisitorLimits = {
  /**
   * Counts one more of this visitor's. tooMuch: for one address. beyond: all together have sent more than a label can read, which is no one's
   * fault.
   */
  count(visitor: string): "welcome" | "beyond" | "tooMuch";
};

/** `now`: milliseconds, of a clock that never goes back. */
export function createVisitorLimits(clock: { now?: () => number } = {}): VisitorLimits {
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
    count(visitor) {
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
