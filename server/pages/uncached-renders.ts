import { createRenderTurns } from "./render-turns.ts";

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

type Requester = {
  /** Their address. */
  visitor: string;
  isGone(): boolean;
};

/** Undefined when too many wait already, when it has waited too long, and when its visitor has gone. */
type RenderUncached<T> = (url: string, requester: Requester) => Promise<T | undefined>;

export function createUncachedRenders<T>(renderPage: (url: string) => Promise<T>): RenderUncached<T> {
  const turns = createRenderTurns(UNCACHED.most, UNCACHED.waiting);
  return (url, { visitor, isGone }) => {
    const since = Date.now();
    const isTooLate = () => Date.now() - since > LONGEST_WAIT_MS;
    return turns.run(async () => (isGone() || isTooLate() ? undefined : await renderPage(url)), visitor);
  };
}
