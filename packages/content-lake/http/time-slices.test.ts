import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTimeSlices } from "./time-slices.ts";

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("many tasks at once yield to the event loop, and each gets its turn", async () => {
  const turn = createTimeSlices(5);
  let worked = 0;
  const many = Promise.all(
    Array.from({ length: 20 }, () =>
      turn(() => {
        workFor(4);
        worked += 1;
      }),
    ),
  );
  const seen: number[] = [];
  while (worked < 20) {
    await setImmediate();
    seen.push(worked);
  }
  await many;
  // Two tasks share a slice, so each look finds at most that many more.
  const steps = seen.map((count, at) => count - (seen[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  expect(seen.at(-1)).toBe(20);
});
