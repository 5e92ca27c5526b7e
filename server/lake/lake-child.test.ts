import { ChildProcess } from "node:child_process";
import { beforeEach, expect, test, vi } from "vitest";
import { forwardLog, watchResponsiveness } from "./lake-child.ts";

test.each([
  ['{"level":"info","message":"opened","ms":3}', ["info", "content lake: opened", { ms: 3 }]],
  ['{"level":"warn","message":"slow"}', ["warning", "content lake: slow", {}]],
  ['{"level":"error","message":"full","code":"ENOSPC"}', ["error", "content lake: full", { code: "ENOSPC" }]],
  ['{"level":"debug","message":"x"}', ["info", 'content lake: {"level":"debug","message":"x"}', {}]],
  ["(node:7) Warning: odd", ["info", "content lake: (node:7) Warning: odd", {}]],
  ["null", ["info", "content lake: null", {}]],
])("%s", (line, expected) => {
  const lines: unknown[] = [];
  forwardLog(line, (...written) => lines.push(written));
  expect(lines).toEqual([expected]);
});

beforeEach(() => vi.useFakeTimers());
/** A child that receives pings, and answers when told to. */
function watchedChild() {
  const child = new ChildProcess();
  const kill = vi.spyOn(child, "kill").mockReturnValue(true);
  const said: boolean[] = [];
  watchResponsiveness(child, (isResponsive) => said.push(isResponsive)).start();
  return { said, kill, reply: () => child.emit("message", "pong") };
}

test("a child that answers is left alone", () => {
  const { said, kill, reply } = watchedChild();
  for (let second = 0; second < 100; second += 1) {
    vi.advanceTimersByTime(1_000);
    reply();
  }
  expect(said).toEqual([]);
  expect(kill).not.toHaveBeenCalled();
});

test("one that falls silent is reported within ten seconds, and again when it answers", () => {
  const { said, reply } = watchedChild();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual([false]);
  reply();
  expect(said).toEqual([false, true]);
});

test("one that stays silent is killed", () => {
  const { kill } = watchedChild();
  vi.advanceTimersByTime(29_000);
  expect(kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(kill).toHaveBeenCalledWith("SIGKILL");
});
