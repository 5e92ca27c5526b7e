import { availableParallelism } from "node:os";
import { httpError } from "../http/http-error.ts";

export interface TaskQueue {
  /** `from`: who asks for it. Whoever asks for much waits for their own, and the others have their turns in between. */
  run<Result>(work: () => Promise<Result>, from?: string): Promise<Result>;
}

/** At most `concurrency` at once, and at most `longest` waiting: a flood is turned away instead of being remembered. */
export function createTaskQueue(concurrency: number, longest: number): TaskQueue {
  const waiting = new Map<string, (() => void)[]>();
  const longestOfOne = Math.ceil(longest / 4);
  let count = 0;
  let running = 0;

  function wait(from: string): Promise<void> {
    const own = waiting.get(from) ?? [];
    if (count >= longest || (from !== "" && own.length >= longestOfOne))
      throw httpError(503, "Too many pictures are waiting. Try again shortly.");
    waiting.set(from, own);
    count += 1;
    return new Promise((resolve) => own.push(resolve));
  }

  /** The first of whoever has had no turn for longest. */
  function takeNext(): (() => void) | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [from, own] = first;
    const next = own.shift();
    waiting.delete(from);
    if (own.length > 0) waiting.set(from, own);
    count -= 1;
    return next;
  }

  return {
    async run(work, from = "") {
      if (running < concurrency) running += 1;
      else await wait(from);
      try {
        return await work();
      } finally {
        const next = takeNext();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/** Half the processors, so that everything else is answered meanwhile. */
export function pictureConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
