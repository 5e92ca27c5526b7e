import { httpError } from "../http/http-error.ts";
import { createRecentCost } from "./recent-cost.ts";

export interface TaskQueue {
  /**
   * `from`: who asks for it. Those who have cost least of late have the next turn, so that whoever asks for much waits for their own.
   * `signal`: nobody wants it any more; what has not begun then never does. Rejects with a 503 when there is no place to wait.
   */
  run<Result>(work: () => Promise<Result>, from?: string, signal?: AbortSignal): Promise<Result>;
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

interface Waiting {
  begin(): void;
  giveUp(reason: unknown): void;
}

/**
 * When every place is taken, those who have most of them make room for somebody who has fewer, or else those who have cost most for
 * somebody who has cost less: many together cannot keep anybody out.
 */
export function createTaskQueue({
  concurrency,
  mostWaiting,
  mostWaitingOfOne = mostWaiting,
  refusal,
}: TaskQueueOptions): TaskQueue {
  const waiting = new Map<string, Waiting[]>();
  const costs = createRecentCost();
  let count = 0;
  let running = 0;

  async function wait(from: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const own = waiting.get(from) ?? [];
    if (own.length >= mostWaitingOfOne) throw tooMany();
    if (count >= mostWaiting) makeRoom(from, own.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { begin: resolve, giveUp: reject };
    waiting.set(from, [...own, place]);
    count += 1;
    const leave = () => remove(from, place, signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    await promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  function makeRoom(newcomer: string, ownCount: number): void {
    const [greediest] = [...waiting]
      .map(([from, places]) => ({ from, places, cost: costs.of(from) }))
      .sort((one, other) => other.places.length - one.places.length || other.cost - one.cost);
    const { from = "", places = [], cost = 0 } = greediest ?? {};
    const hasMore = places.length > ownCount + 1;
    const hasCostMore = places.length > ownCount && cost > costs.of(newcomer);
    const last = places.at(-1);
    if (last === undefined || !(hasMore || hasCostMore)) throw tooMany();
    remove(from, last, tooMany());
  }

  function remove(from: string, place: Waiting, reason: unknown): void {
    const places = waiting.get(from) ?? [];
    if (!places.includes(place)) return;
    setPlaces(
      from,
      places.filter((other) => other !== place),
    );
    count -= 1;
    place.giveUp(reason);
  }

  function setPlaces(from: string, places: Waiting[]): void {
    if (places.length > 0) waiting.set(from, places);
    else waiting.delete(from);
  }

  /** Of whoever has cost least; among those who have cost the same, of whoever asks for least, and has waited for longest. */
  function takeNext(): Waiting | undefined {
    const [next] = [...waiting]
      .map(([from, places]) => ({ from, places, cost: costs.of(from) }))
      .sort((one, other) => one.cost - other.cost || one.places.length - other.places.length);
    if (next === undefined) return undefined;
    const [first, ...others] = next.places;
    // Behind all the others.
    waiting.delete(next.from);
    setPlaces(next.from, others);
    count -= 1;
    return first;
  }

  const tooMany = () => httpError(503, `${refusal} Try again shortly.`);

  return {
    async run(work, from = "", signal) {
      if (running < concurrency) running += 1;
      else await wait(from, signal);
      const started = performance.now();
      try {
        return await work();
      } finally {
        costs.add(from, performance.now() - started);
        const next = takeNext();
        if (next === undefined) running -= 1;
        else next.begin();
      }
    },
  };
}
