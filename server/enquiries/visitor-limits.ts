import type { RateLimit } from "@trousseau/content-lake/rate-limit";

/** New submissions of one address at once, and then one more each so often. An office, or a network of telephones, shares an address. */
export const PER_ADDRESS = { burst: 12, perSecond: 1 / 300 };

/** Of all visitors together: as many as a label can read, and few enough for the outbox to hold a night of them. */
export const ALTOGETHER = { burst: 120, perSecond: 1 / 20 };

export const EVERYBODY = "everybody";

/** Counts one more, and says whether that is too much. */
export function isOver(limit: RateLimit, key: string): boolean {
  try {
    limit.count(key);
    return false;
  } catch {
    return true;
  }
}
