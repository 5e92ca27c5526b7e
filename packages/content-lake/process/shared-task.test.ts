import { expect, test, vi } from "vitest";
import { createSharedTask } from "./shared-task.ts";

function sharedTask() {
  const onEnd = vi.fn();
  let signal: AbortSignal | undefined;
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = createSharedTask((given) => {
    signal = given;
    return promise;
  }, onEnd);
  return { task, onEnd, finish: () => resolve("done"), isGivenUp: () => signal?.aborted };
}

test("it goes on while one of those who asked is there", async () => {
  const { task, onEnd, finish, isGivenUp } = sharedTask();
  const [one, other] = [new AbortController(), new AbortController()];
  void task.join(one.signal);
  const second = task.join(other.signal);
  one.abort();
  expect(isGivenUp()).toBe(false);
  finish();
  expect(await second).toBe("done");
  other.abort();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("it is given up when all of them have gone, also those who had gone before they asked", () => {
  const { task, onEnd, isGivenUp } = sharedTask();
  const one = new AbortController();
  void task.join(one.signal);
  void task.join(AbortSignal.abort());
  expect(onEnd).not.toHaveBeenCalled();
  one.abort();
  expect(isGivenUp()).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});
