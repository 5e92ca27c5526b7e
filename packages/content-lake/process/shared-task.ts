import type { TaskQueue } from "./task-queue.ts";

/** One piece of work that several clients may join. */
export interface SharedTask<Result> {
  /**
   * `from`: the client; the work has the best turn of all that join. `signal`: the client has gone. Work that has not begun is given up
   * with the reason of the last to go.
   */
  join(from: string, signal: AbortSignal): Promise<Result>;
}

/** `onEnd`: it cannot be joined any more. Called once, whichever way it ends. */
export function createSharedTask<Result>(
  queue: Pick<TaskQueue, "share">,
  work: () => Promise<Result>,
  onEnd: () => void,
): SharedTask<Result> {
  const queued = queue.share(work);
  /** How often each client has joined. */
  const joined = new Map<string, number>();
  let isOver = false;
  function end(): void {
    if (!isOver) onEnd();
    isOver = true;
  }
  queued.result.then(end, end);

  function leave(from: string, reason: unknown): void {
    const left = (joined.get(from) ?? 0) - 1;
    if (left > 0) return void joined.set(from, left);
    joined.delete(from);
    // Other clients may have lost their entries already: this reason is not theirs.
    const isGivenUp = queued.leave(from, joined.size === 0 ? reason : undefined);
    // Before the rejection is noticed: a client that comes in between begins again.
    if (isGivenUp) end();
  }

  return {
    async join(from, signal) {
      signal.throwIfAborted();
      const giveUp = () => leave(from, signal.reason);
      signal.addEventListener("abort", giveUp, { once: true });
      joined.set(from, (joined.get(from) ?? 0) + 1);
      queued.want(from);
      return await queued.result.finally(() => signal.removeEventListener("abort", giveUp));
    },
  };
}
