import { LRUCache } from "lru-cache";

/** How much each client has cost recently, in milliseconds of work, with a half-life of ten minutes. */
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

/** Some 200 bytes each. */
const MAX_REMEMBERED = 10_000;
