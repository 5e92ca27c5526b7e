import { createRenderLimit } from "./render-limit.ts";

/**
 * What is not cached: searches, addresses that nobody has, hosts that anybody can make up. On a machine with nothing else to do a queue of half a
 * second; that of pages which will be cached is their cache's.
 */
const UNCACHED = { most: 2, waiting: 40 };

/**
 * On a busy machine the queue is longer. Whoever has waited for so many milliseconds is told so, by a page that asks again by itself: to render
 * what nobody waits for any more would keep all behind it waiting as well.
 */
const LONGEST_WAIT_MS = 5_000;

/** Undefined at once when too many wait already; undefined in the end when it has waited too long, or its visitor has gone. */
type RenderUncached<T> = (url: string, isGone: () => boolean) => Promise<T | undefined> | undefined;

export function createUncachedRenders<T>(renderPage: (url: string) => Promise<T>): RenderUncached<T> {
  const limit = createRenderLimit(UNCACHED.most, UNCACHED.waiting);
  return (url, isGone) => {
    const since = Date.now();
    const isTooLate = () => Date.now() - since > LONGEST_WAIT_MS;
    return limit.run(async () => (isGone() || isTooLate() ? undefined : await renderPage(url)));
  };
}
