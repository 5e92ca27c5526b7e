import { HttpError, httpError } from "../http/http-error.ts";
import { createFairQueue, type QueueEntry } from "./fair-queue.ts";
import { createRecentCost, type RecentCost } from "./recent-cost.ts";

export interface TaskQueue {
  /**
   * `from`: the client. The client that has cost least recently has the next turn, so that one with many tasks waits for its own.
   * `signal`: cancels what has not begun. Rejects with a 503 when the queue is full.
   */
  run<Result>(work: () => Promise<Result>, from?: string, signal?: AbortSignal): Promise<Result>;
  /** The same for work that several clients may join. It has none at first. */
  share<Result>(work: () => Promise<Result>): QueuedWork<Result>;
}

/** Work that has the best turn among those of its clients. */
interface QueuedWork<Result> {
  /** Rejects with a 503 when the queue is full for all of its clients, or with the reason of the last to leave. */
  result: Promise<Result>;
  want(from: string): void;
  /** Work without clients that has not begun is given up: for a reason, or with a 503. Returns whether it was. */
  leave(from: string, reason?: unknown): boolean;
}

interface TaskQueueOptions {
  /** How many run at once. */
  concurrency: number;
  /** How many wait; more are refused. */
  maxWaiting: number;
  /** How many of them one client may have. */
  maxWaitingPerClient?: number;
  /** The message for those who are refused: "Too many pictures are waiting." */
  busyMessage: string;
  /** What clients have cost recently: its own, unless several queues share it. */
  costs?: RecentCost;
  /** What a task takes beyond so many seconds counts; a client with more than `most` of those recently is refused (429) at its turn. */
  costly?: { seconds: number; most: number };
}

/** Many together cannot keep anybody out: see `createFairQueue`. */
export function createTaskQueue({
  concurrency,
  busyMessage,
  costs = createRecentCost(),
  costly = { seconds: 0, most: Number.POSITIVE_INFINITY },
  ...limits
}: TaskQueueOptions): TaskQueue {
  /** Turns are fair among those who wait; this is for what runs already, and keeps everybody waiting. */
  const excess = createRecentCost();
  const queue = createFairQueue({
    ...limits,
    costOf: costs.of,
    refuse: () => httpError(503, `${busyMessage} Try again shortly.`),
  });
  let running = 0;

  function share<Result>(work: () => Promise<Result>): QueuedWork<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // Its clients have the rejection.
    promise.catch(() => undefined);
    let state: "waiting" | "begun" | "given up" = "waiting";
    const entry: QueueEntry = {
      begin(clients) {
        state = "begun";
        resolve(perform(work, clients));
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
        queue.enter(entry, from);
        beginNext();
      },
      leave(from, reason) {
        queue.leave(entry, from, reason);
        return state === "given up";
      },
    };
  }

  async function perform<Result>(work: () => Promise<Result>, clients: readonly string[]): Promise<Result> {
    const started = performance.now();
    try {
      if (clients.every((from) => excess.of(from) > costly.most * 1000)) throw tooCostly();
      return await work();
    } finally {
      const cost = performance.now() - started;
      const beyond = Math.max(0, cost - costly.seconds * 1000);
      for (const from of clients) {
        costs.add(from, cost / clients.length);
        if (beyond > 0) excess.add(from, beyond / clients.length);
      }
      running -= 1;
      beginNext();
    }
  }

  function beginNext(): void {
    while (running < concurrency) {
      const next = queue.takeNext();
      if (next === undefined) return;
      running += 1;
      next.entry.begin(next.clients);
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

function tooCostly(): HttpError {
  const { status, body } = httpError(
    429,
    "Too much of this client's has taken long. Try again in some minutes.",
  );
  return new HttpError(status, body, { "Retry-After": "300" });
}
