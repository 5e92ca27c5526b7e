import pLimit from "p-limit";

type RenderLimit = {
  /** Renders when it is its turn; undefined at once when too many wait already. */
  run<T>(render: () => Promise<T>): Promise<T> | undefined;
};

/**
 * A render takes some 10 ms of the one processor that answers everybody: `most` at a time, and `waiting` more, leave room for
 * cached pages in between.
 */
export function createRenderLimit(most: number, waiting: number): RenderLimit {
  const limit = pLimit(most);
  return {
    run: (render) => (limit.pendingCount < waiting ? limit(render) : undefined),
  };
}
