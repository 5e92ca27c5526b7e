import { createRateLimit, type RateLimit, siteOf } from "@trousseau/content-lake/rate-limit";
import { LRUCache } from "lru-cache";

/** The longest message of an honest visitor, with the addresses of twelve dresses, counts as one or two. In UTF-16 units of JSON. */
const ONE_MESSAGE = 4_096;

/** How many ordinary messages these words of a visitor count as. */
export function weightOf(words: unknown): number {
  return Math.ceil(JSON.stringify(words).length / ONE_MESSAGE);
}

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
     * Counts one more submission of this weight. `tooMuch` is one address's fault. `beyond` is nobody's: all together
     * have sent more than a label can read.
     */
    count(visitor: string, weight = 1): "welcome" | "beyond" | "tooMuch" {
      if (isOver(perAddress, visitor, weight)) return "tooMuch";
      return isOver(isFirst(visitor) ? first : further, "everybody", weight) ? "beyond" : "welcome";
    },
  };
}

/** Counts this much more, and says whether that is too much. */
export function isOver(limit: RateLimit, key: string, cost = 1): boolean {
  try {
    limit.count(key, cost);
    return false;
  } catch {
    return true;
  }
}
