import { expect, test } from "vitest";
import { isTimeout, runWithTimeout } from "./task-handler.ts";

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
  expect(runWithTimeout(1000, () => "done")).toBe("done");
  expect(isTimeout(failureOf(() => runWithTimeout(50, spin)))).toBe(true);
  const outer = runWithTimeout(5000, () => {
    const inner = failureOf(() => runWithTimeout(50, spin));
    return isTimeout(inner) ? runWithTimeout(1000, () => "goes on") : "not ended";
  });
  expect(outer).toBe("goes on");
  expect(isTimeout(failureOf(() => runWithTimeout(100, () => runWithTimeout(5000, spin))))).toBe(true);
});

test("what it throws comes through", () => {
  const fault = new Error("of its own");
  expect(failureOf(() => runWithTimeout(1000, () => JSON.stringify(raise(fault))))).toBe(fault);
  expect(isTimeout(fault)).toBe(false);
});

function raise(error: Error): never {
  throw error;
}
