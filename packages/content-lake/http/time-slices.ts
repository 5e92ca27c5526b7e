import { setImmediate } from "node:timers/promises";

/** Does a piece of work of which there may be many at once: when together they have taken so many milliseconds, others have a turn first. */
export type TimeSlices = <Result>(work: () => Result) => Promise<Result>;

export function createTimeSlices(mostMs: number): TimeSlices {
  let began = Number.NEGATIVE_INFINITY;
  let pause: Promise<void> | undefined;

  async function rest(): Promise<void> {
    await setImmediate();
    began = performance.now();
    pause = undefined;
  }

  return async (work) => {
    // All who waited go on at once: the first of them may use it up again.
    while (performance.now() - began > mostMs) {
      pause ??= rest();
      await pause;
    }
    return work();
  };
}
