import type { TaskQueue } from "./task-queue.ts";

/** One piece of work that several may want. */
export interface SharedTask<Result> {
  /**
   * `from`: who asks; the work has the turn of whoever has the best one. `signal`: they have gone. The work is given up, when it has not
   * begun, with the reason of the last to go.
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
  /** How many ask for each. */
  const asking = new Map<string, number>();
  let isOver = false;
  function end(): void {
    if (!isOver) onEnd();
    isOver = true;
  }
  queued.result.then(end, end);

  function leave(from: string, reason: unknown): void {
    const left = (asking.get(from) ?? 0) - 1;
    if (left > 0) return void asking.set(from, left);
    asking.delete(from);
    // Whoever else asks may have lost their place already: for them that is no reason.
    const isGivenUp = queued.leave(from, asking.size === 0 ? reason : undefined);
    // Before the rejection is noticed: whoever comes in between begins anew.
    if (isGivenUp) end();
  }

  return {
    async join(from, signal) {
      signal.throwIfAborted();
      const giveUp = () => leave(from, signal.reason);
      signal.addEventListener("abort", giveUp, { once: true });
      asking.set(from, (asking.get(from) ?? 0) + 1);
      queued.want(from);
      return await queued.result.finally(() => signal.removeEventListener("abort", giveUp));
    },
  };
}
