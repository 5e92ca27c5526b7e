/** The printed seed of a test repeats the same run. */
export interface Random {
  /** The number is from 0 up to, but not including, 1. */
  next(): number;
  /** The whole number is from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** The list must not be empty. */
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  chance(percent: number): boolean;
}

/** Mulberry32 has 32 bits of state, plenty for choosing test inputs. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function below(limit: number): number {
    return Math.floor(next() * limit);
  }

  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (percent) => next() * 100 < percent,
  };
}
