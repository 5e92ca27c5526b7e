import { expect, test } from "vitest";
import { isTimeout, runWithin } from "./run-within.ts";

function spin(): string {
  for (;;) if (performance.now() < 0) return "";
}

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("an evaluation is ended at its time, also inside of another", () => {
  expect(runWithin(1000, () => "done")).toBe("done");
  expect(isTimeout(failureOf(() => runWithin(50, spin)))).toBe(true);
  const outer = runWithin(5000, () => {
    const inner = failureOf(() => runWithin(50, spin));
    return isTimeout(inner) ? runWithin(1000, () => "goes on") : "not ended";
  });
  expect(outer).toBe("goes on");
  expect(isTimeout(failureOf(() => runWithin(100, () => runWithin(5000, spin))))).toBe(true);
});

test("what it throws comes through", () => {
  const fault = new Error("of its own");
  expect(failureOf(() => runWithin(1000, () => JSON.stringify(raise(fault))))).toBe(fault);
  expect(isTimeout(fault)).toBe(false);
});

function raise(error: Error): never {
  throw error;
}
