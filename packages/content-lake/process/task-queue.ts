import { httpError } from "../http/http-error.ts";
import { createFairQueue, type Place } from "./fair-queue.ts";
import { createRecentCost } from "./recent-cost.ts";

export interface TaskQueue {
  /**
   * `from`: who asks for it. Those who have cost least of late have the next turn, so that whoever asks for much waits for their own.
   * `signal`: nobody wants it any more; what has not begun then never does. Rejects with a 503 when there is no place to wait.
   */
  run<Result>(work: () => Promise<Result>, from?: string, signal?: AbortSignal): Promise<Result>;
  /** The same for work that several may come to want. Nobody does at first. */
  share<Result>(work: () => Promise<Result>): QueuedWork<Result>;
}

/** Work that waits for the turn of whoever, among those who want it, has the best one. */
export interface QueuedWork<Result> {
  /** Rejects with a 503 when none of those who want it has a place to wait any more, or with the reason of the last to leave. */
  result: Promise<Result>;
  want(from: string): void;
  /** What nobody wants any more, and has not begun, never does: for a reason, or with a 503. Says whether it has been given up. */
  leave(from: string, reason?: unknown): boolean;
}

export interface TaskQueueOptions {
  /** How many are worked on at once. */
  concurrency: number;
  /** How many wait: a flood is turned away instead of being remembered. */
  mostWaiting: number;
  /** How many of them one `from` has waiting. */
  mostWaitingOfOne?: number;
  /** What is said to those who are turned away: "Too many pictures are waiting." */
  refusal: string;
}

/** Many together cannot keep anybody out: see `createFairQueue`. */
export function createTaskQueue({ concurrency, refusal, ...limits }: TaskQueueOptions): TaskQueue {
  const costs = createRecentCost();
  const line = createFairQueue({
    ...limits,
    costOf: costs.of,
    refuse: () => httpError(503, `${refusal} Try again shortly.`),
  });
  let running = 0;

  function share<Result>(work: () => Promise<Result>): QueuedWork<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // Whoever wants it hears of it.
    promise.catch(() => undefined);
    let state: "waiting" | "begun" | "given up" = "waiting";
    const place: Place = {
      begin(askers) {
        state = "begun";
        resolve(perform(work, askers));
      },
      giveUp(reason) {
        state = "given up";
        reject(reason);
      },
    };
    return {
      result: promise,
      want(from) {
        if (state !== "waiting") return;
        line.enter(place, from);
        beginNext();
      },
      leave(from, reason) {
        line.leave(place, from, reason);
        return state === "given up";
      },
    };
  }

  async function perform<Result>(work: () => Promise<Result>, askers: readonly string[]): Promise<Result> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      const cost = (performance.now() - started) / askers.length;
      for (const from of askers) costs.add(from, cost);
      running -= 1;
      beginNext();
    }
  }

  function beginNext(): void {
    while (running < concurrency) {
      const next = line.takeNext();
      if (next === undefined) return;
      running += 1;
      next.place.begin(next.askers);
    }
  }

  return {
    share,
    run(work, from = "", signal) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const { result, want, leave } = share(work);
      const giveUp = () => leave(from, signal?.reason);
      signal?.addEventListener("abort", giveUp, { once: true });
      want(from);
      return result.finally(() => signal?.removeEventListener("abort", giveUp));
    },
  };
}
