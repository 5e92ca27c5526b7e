import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { createSharedTask } from "../process/shared-task.ts";
import { createTaskQueue } from "../process/task-queue.ts";
import { createQueryCache } from "./query-cache.ts";

const MEGABYTE = 1024 * 1024;

const one = { body: "1", ms: 0 };

function requester(from: string, signal = new AbortController().signal) {
  return { from, signal };
}

/** With a slot for each. */
function shared(evaluate: () => Promise<typeof one>) {
  const queue = createTaskQueue({ concurrency: 10, maxWaiting: 1, busyMessage: "Full." });
  return (onEnd: () => void) => createSharedTask(queue, evaluate, onEnd);
}

function openCounted() {
  const cache = createQueryCache();
  let evaluated = 0;
  const ask = (key: string, size = 10) =>
    cache.get(
      key,
      requester("anna"),
      shared(async () => ({ body: String(++evaluated).padEnd(size), ms: 0 })),
    );
  return { ask, count: () => evaluated };
}

test("equal queries at once are evaluated once, and cached", async () => {
  const { ask, count } = openCounted();
  await Promise.all([ask("a"), ask("a"), ask("b")]);
  await ask("a");
  expect(count()).toBe(2);
});

test("the cache is bounded in bytes, and keeps what was requested last", async () => {
  const { ask, count } = openCounted();
  const fitting = limits.queryCacheBytes.value / (2 * MEGABYTE);
  await ask("first", MEGABYTE);
  for (let at = 1; at < fitting; at += 1) {
    await ask(`${at}`, MEGABYTE);
    await ask("first");
  }
  expect(count()).toBe(fitting);
  await ask("one more", MEGABYTE);
  await ask("first");
  expect(count()).toBe(fitting + 1);
  await ask("1");
  expect(count()).toBe(fitting + 2);
});

test("a failure is not cached", async () => {
  const cache = createQueryCache();
  const refuse = shared(() => Promise.reject(new Error("not now")));
  await expect(cache.get("a", requester("anna"), refuse)).rejects.toThrow("not now");
  expect(
    await cache.get(
      "a",
      requester("anna"),
      shared(async () => one),
    ),
  ).toEqual(one);
});

/** A queue of which the one slot is taken until the test opens it, and a cache before it. */
function openBusy() {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10, busyMessage: "Full." });
  const cache = createQueryCache();
  const gate = Promise.withResolvers<void>();
  void queue.run(() => gate.promise, "before");
  const order: string[] = [];
  const ask = (key: string, from: string, signal?: AbortSignal) =>
    cache.get(key, requester(from, signal), (onEnd) =>
      createSharedTask(
        queue,
        () => {
          order.push(key);
          return Promise.resolve(one);
        },
        onEnd,
      ),
    );
  return { ask, open: () => gate.resolve(), order };
}

test("who asks what somebody with much to do has asked before brings it their own turn", async () => {
  const { ask, open, order } = openBusy();
  const flood = ["a", "b", "c", "d"].map((key) => ask(key, "flood"));
  const joined = ask("d", "anna");
  open();
  expect(await joined).toEqual(one);
  await Promise.all(flood);
  expect(order.indexOf("d")).toBeLessThan(2);
  expect(order).toHaveLength(4);
});

test("what all who ask have left is not evaluated, and what one still wants is", async () => {
  const { ask, open, order } = openBusy();
  const [gone, alsoGone] = [new AbortController(), new AbortController()];
  const left = [ask("left", "anna", gone.signal), ask("left", "berta", alsoGone.signal)];
  const wanted = [ask("wanted", "anna", gone.signal), ask("wanted", "carla")];
  gone.abort();
  alsoGone.abort();
  open();
  await Promise.allSettled([...left, ...wanted]);
  expect(order).toEqual(["wanted"]);
  expect(await ask("left", "anna")).toEqual(one);
});
