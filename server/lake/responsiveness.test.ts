import { ChildProcess } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchResponsiveness } from "./responsiveness.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
