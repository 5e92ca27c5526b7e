import { setImmediate } from "node:timers/promises";

/** The event loop has a turn when pieces of work have together taken this long. */
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
    // All who waited go on at once, and the first may use up the slice again.
    while (performance.now() - began > maxMs) {
      pause ??= rest();
      await pause;
    }
    return work();
  };
}
