import { HttpError } from "@trousseau/content-lake/http-error";
import { siteOf } from "@trousseau/content-lake/rate-limit";
import { createTaskQueue } from "@trousseau/content-lake/task-queue";

type RenderTurns = {
  /**
   * Renders when it is this visitor's turn: whoever has cost least recently comes first, so that many requests of one address wait for each other.
   * Undefined when too many wait already. `signal`: the visitor has gone; it rejects with the reason.
   */
  run<T>(render: () => Promise<T>, visitor: string, signal?: AbortSignal): Promise<T | undefined>;
  /** Renders a page that several visitors may wait for: it has the best turn among theirs, and nobody's at first. */
  share<T>(render: () => Promise<T>): SharedRender<T>;
};

export type SharedRender<T> = {
  /** Undefined when too many wait already. */
  result: Promise<T | undefined>;
  want(visitor: string): void;
};

/**
 * A render takes some 10 ms of the one processor that answers everybody: `most` at a time, and `waiting` more, leave room for
 * cached pages in between. When so many wait, those of whom most wait make room for others.
 */
export function createRenderTurns(most: number, waiting: number): RenderTurns {
  const queue = createTaskQueue({
    concurrency: most,
    maxWaiting: waiting,
    busyMessage: "Too many pages are waiting.",
  });
  return {
    run: (render, visitor, signal) => queue.run(render, siteOf(visitor), signal).catch(undefinedIfBusy),
    share(render) {
      const { result, want } = queue.share(render);
      return { result: result.catch(undefinedIfBusy), want: (visitor) => want(siteOf(visitor)) };
    },
  };
}

function undefinedIfBusy(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 503)) throw error;
}
