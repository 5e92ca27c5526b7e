import { httpError } from "../http/http-error.ts";

export interface Queue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** At most `concurrency` at once, and at most `longest` waiting: a flood is turned away instead of being remembered. */
export function createQueue(concurrency: number, longest: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(work) {
      if (running < concurrency) running += 1;
      else if (waiting.length >= longest)
        throw httpError(503, "Too many pictures are being made. Try again shortly.");
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
