import { LRUCache } from "lru-cache";
import { atMost } from "./cache-size.ts";

export type RecentCost = ReturnType<typeof createRecentCost>;

/** The cost of a client is milliseconds of work, with a half-life of ten minutes. */
export function createRecentCost() {
  const costs = new LRUCache<string, { cost: number; at: number }>(atMost(MAX_REMEMBERED));

  function of(from: string): number {
    const { cost, at } = costs.get(from) ?? { cost: 0, at: 0 };
    return cost * 0.5 ** ((performance.now() - at) / HALF_LIFE_MS);
  }

  return {
    of,
    add: (from: string, milliseconds: number) =>
      void costs.set(from, { cost: of(from) + milliseconds, at: performance.now() }),
  };
}

const HALF_LIFE_MS = 10 * 60_000;

/** Each entry takes 200 bytes. */
const MAX_REMEMBERED = 10_000;
