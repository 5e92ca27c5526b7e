import { AsyncLocalStorage } from "node:async_hooks";
import { httpError } from "./http-error.ts";
import { createRecentCost, type RecentCost } from "./recent-cost.ts";

/** Clients take turns: the one that has cost least recently is next. Many together cannot keep anybody out. */
export type TaskQueue = {
  /** Rejects with a 503 when the queue is full. `signal` cancels work that has not begun. */
  run<Result>(work: () => Promise<Result>, from?: string, signal?: AbortSignal): Promise<Result>;
  /** Several clients may want the same work, and nobody does at first. `onEnd` says that nobody can join any more. */
  share<Result>(work: () => Promise<Result>, onEnd?: () => void): SharedTask<Result>;
};

/** The work has the best turn of its clients. */
export type SharedTask<Result> = {
  /** Rejects with a 503 when no client has a place, or with the reason of the last to leave. */
  result: Promise<Result>;
  want(from: string): void;
  /** The client leaves when the signal is aborted. Work that nobody wants and that has not begun is given up. */
  join(from: string, signal?: AbortSignal): Promise<Result>;
};

type TaskQueueOptions = {
  /** This many tasks run at once. */
  concurrency: number;
  maxWaiting: number;
  maxWaitingPerClient?: number;
  /** The 503 begins with it: "Too many pictures are waiting." */
  busyMessage: string;
  /** Several queues may share what their clients have cost. */
  costs?: RecentCost;
  /** Time beyond `seconds` counts. A client with more than `most` seconds of it recently is refused (429) at its turn. */
  costly?: { seconds: number; most: number };
};

export function createTaskQueue({
  concurrency,
  busyMessage,
  costs = createRecentCost(),
  costly = { seconds: 0, most: Number.POSITIVE_INFINITY },
  ...places
}: TaskQueueOptions): TaskQueue {
  /** Turns are fair among those who wait, but a task that runs keeps everybody waiting. */
  const excess = createRecentCost();
  const turns = createTurns({ ...places, costs });
  let running = 0;

  function beginNext(): void {
    while (running < concurrency) {
      const next = turns.takeNext();
      if (next === undefined) return;
      running += 1;
      next.begin();
    }
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

  function share<Result>(work: () => Promise<Result>, onEnd: () => void = () => undefined) {
    const refuse = () => httpError(503, `${busyMessage} Try again shortly.`);
    // Work that has waited is begun by the end of another, and belongs to its own request all the same.
    const own = AsyncLocalStorage.bind(work);
    return createSharedTask((clients) => perform(own, clients), { turns, beginNext, refuse, onEnd });
  }

  return {
    share,
    async run(work, from = "", signal) {
      const entered = performance.now();
      let isWaiting = true;
      const begin = () => {
        isWaiting = false;
        return work();
      };
      return await share(begin)
        .join(from, signal)
        .finally(() => {
          // Whoever leaves has kept others out, and would otherwise hold places free of cost.
          if (isWaiting && signal?.aborted) costs.add(from, performance.now() - entered);
        });
    },
  };
}

function tooCostly(): Error {
  return httpError(429, "Too much of this client's has taken long. Try again in some minutes.", {
    headers: { "Retry-After": "300" },
  });
}

type TaskParts = {
  turns: ReturnType<typeof createTurns>;
  beginNext(): void;
  refuse(): Error;
  onEnd(): void;
};

function createSharedTask<Result>(
  perform: (clients: readonly string[]) => Promise<Result>,
  { turns, beginNext, refuse, onEnd }: TaskParts,
): SharedTask<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  // The clients have the rejection.
  promise.catch(() => undefined);
  const clients = new Map<string, number>();
  let isWaiting = true;
  /** A client that has lost its place still waits for the result. */
  let hasEvicted = false;

  function giveUp(reason: unknown): void {
    isWaiting = false;
    turns.remove(entry);
    // A client that comes before the rejection is noticed begins again.
    onEnd();
    reject(reason);
  }

  const entry: Entry = {
    clients,
    begin() {
      isWaiting = false;
      resolve(perform([...clients.keys()]).finally(onEnd));
    },
    evict(from) {
      hasEvicted = true;
      clients.delete(from);
      if (clients.size === 0) giveUp(refuse());
    },
  };

  function want(from: string): void {
    if (!isWaiting) return;
    if (turns.enter(entry, from)) {
      clients.set(from, (clients.get(from) ?? 0) + 1);
      beginNext();
    } else giveUp(refuse());
  }

  function leave(from: string, reason: unknown): void {
    const count = clients.get(from);
    if (!isWaiting || count === undefined) return;
    if (count > 1) clients.set(from, count - 1);
    else clients.delete(from);
    // The reason is not that of a client who was evicted.
    if (clients.size === 0) giveUp(hasEvicted ? refuse() : reason);
  }

  return {
    result: promise,
    want,
    async join(from, signal) {
      signal?.throwIfAborted();
      const gone = () => leave(from, signal?.reason);
      signal?.addEventListener("abort", gone, { once: true });
      want(from);
      return await promise.finally(() => signal?.removeEventListener("abort", gone));
    },
  };
}

type Entry = {
  /** A client may want the same task several times. */
  readonly clients: ReadonlyMap<string, number>;
  begin(): void;
  /** The client loses its place, and the task is given up when nobody else has one. */
  evict(from: string): void;
};

type TurnsOptions = {
  maxWaiting: number;
  maxWaitingPerClient?: number;
  costs: RecentCost;
};

function createTurns({ maxWaiting, maxWaitingPerClient = maxWaiting, costs }: TurnsOptions) {
  /** The oldest comes first. */
  const waiting = new Set<Entry>();

  function waitingClients() {
    const entries = new Map<string, Entry[]>();
    for (const entry of waiting)
      for (const from of entry.clients.keys()) {
        const own = entries.get(from);
        if (own === undefined) entries.set(from, [entry]);
        else own.push(entry);
      }
    return [...entries].map(([from, own]) => ({ from, own, cost: costs.of(from) }));
  }

  /** The client with most entries makes room for one with fewer, or for one with as many that has cost less. */
  function makeRoom(from: string, ownCount: number): boolean {
    while (waiting.size >= maxWaiting) {
      const [most] = waitingClients().sort(
        (one, other) => other.own.length - one.own.length || other.cost - one.cost,
      );
      const excess = (most?.own.length ?? 0) - (ownCount + 1);
      if (most === undefined || excess < 0 || (excess === 0 && most.cost <= costs.of(from))) return false;
      most.own.at(-1)?.evict(most.from);
    }
    return true;
  }

  return {
    /** Returns whether there is a place. An entry that waits already needs no further one. */
    enter(entry: Entry, from: string): boolean {
      const ownCount = [...waiting].filter(({ clients }) => clients.has(from)).length;
      const isNew = !waiting.has(entry);
      if (isNew && (ownCount >= maxWaitingPerClient || !makeRoom(from, ownCount))) return false;
      waiting.add(entry);
      return true;
    },
    remove: (entry: Entry) => void waiting.delete(entry),
    takeNext(): Entry | undefined {
      const [next] = waitingClients().sort(
        (one, other) => one.cost - other.cost || one.own.length - other.own.length,
      );
      const entry = next?.own[0];
      if (entry !== undefined) waiting.delete(entry);
      return entry;
    },
  };
}
