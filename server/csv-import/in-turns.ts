import { setImmediate } from "node:timers/promises";

/** Whoever else asks the shop waits no longer than these take: some tens of milliseconds. */
const AT_ONCE = 50;

/** A table may have thousands of rows, and each takes the better part of a millisecond. */
export async function* inTurns<Each>(entries: readonly Each[]) {
  for (const [at, entry] of entries.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    yield entry;
  }
}
