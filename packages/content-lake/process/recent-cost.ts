import { LRUCache } from "lru-cache";

/** The cost of a client is milliseconds of work, with a half-life of ten minutes. */
export interface RecentCost {
  of(from: string): number;
  add(from: string, milliseconds: number): void;
}

export function createRecentCost(now: () => number = performance.now.bind(performance)): RecentCost {
  const costs = new LRUCache<string, { cost: number; at: number }>({ max: MAX_REMEMBERED });

  function of(from: string): number {
    const { cost, at } = costs.get(from) ?? { cost: 0, at: 0 };
    return cost * 0.5 ** ((now() - at) / HALF_LIFE_MS);
  }

  return {
    of,
    add: (from, milliseconds) => void costs.set(from, { cost: of(from) + milliseconds, at: now() }),
  };
}

const HALF_LIFE_MS = 10 * 60_000;

/** Each entry takes 200 bytes. */
const MAX_REMEMBERED = 10_000;
