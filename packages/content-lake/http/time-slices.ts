import { setImmediate } from "node:timers/promises";

/** Runs synchronous work in slices: when pieces of work have together taken so many milliseconds, the event loop has a turn first. */
type TimeSlices = <Result>(work: () => Result) => Promise<Result>;

export function createTimeSlices(maxMs: number): TimeSlices {
  let began = Number.NEGATIVE_INFINITY;
  let pause: Promise<void> | undefined;

  async function rest(): Promise<void> {
    await setImmediate();
    began = performance.now();
    pause = undefined;
  }

  return async (work) => {
    // All who waited go on at once: the first of them may use it up again.
    while (performance.now() - began > maxMs) {
      pause ??= rest();
      await pause;
    }
    return work();
  };
}
