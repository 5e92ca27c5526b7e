import { beforeEach, expect, test, vi } from "vitest";
import { createRepeatLimit } from "./log.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

test("a flood of lines of one kind is one line, and a number after a minute", () => {
  const tell = vi.fn();
  const isWritten = createRepeatLimit(tell);
  const flood = Array.from({ length: 1000 }, () => isWritten("503 Too many queries are waiting."));
  expect(flood.filter(Boolean)).toHaveLength(1);
  expect(isWritten("500 Something else")).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(tell.mock.calls).toEqual([["503 Too many queries are waiting.", 999]]);
  expect(isWritten("503 Too many queries are waiting.")).toBe(true);
});

test("lines of ever new kinds are bounded as well", () => {
  const isWritten = createRepeatLimit(vi.fn());
  const flood = Array.from({ length: 1000 }, (_, at) => isWritten(`Too many, said ${at}.`));
  expect(flood.filter(Boolean).length).toBeLessThan(110);
});
