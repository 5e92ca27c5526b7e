import { availableParallelism } from "node:os";
import { httpError } from "../http/http-error.ts";

export interface TaskQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** At most `concurrency` at once, and at most `longest` waiting: a flood is turned away instead of being remembered. */
export function createTaskQueue(concurrency: number, longest: number): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(work) {
      if (running < concurrency) running += 1;
      else if (waiting.length >= longest)
        throw httpError(503, "Too many pictures are waiting. Try again shortly.");
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
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
