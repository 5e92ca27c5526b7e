import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createTaskQueue } from "./task-queue.ts";

const refused = expect.objectContaining({ status: 503 });

/** The first task runs until `open`, and the others wait behind it. Work says whose it was. */
async function busyQueue(maxWaiting: number, { maxWaitingPerClient = maxWaiting, costly = "" } = {}) {
  const limits = { concurrency: 1, maxWaiting, maxWaitingPerClient };
  const queue = createTaskQueue({ ...limits, busyMessage: "Too many." });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  if (costly !== "") await queue.run(() => setTimeout(5), costly);
  const first = queue.run(() => opened, "first");
  const ask = (from: string, signal?: AbortSignal) =>
    queue.run(async () => void done.push(from), from, signal);
  return {
    ...{ ask, done },
    share: (onEnd: () => void = () => undefined) => queue.share(async () => void done.push("shared"), onEnd),
    async finish(...asked: Promise<unknown>[]) {
      open();
      await Promise.all([first, ...asked]);
    },
  };
}

test("work that has waited belongs to the request that asked for it", async () => {
  const requests = new AsyncLocalStorage<string>();
  const { run } = createTaskQueue({ concurrency: 1, maxWaiting: 2, busyMessage: "Too many." });
  const names = ["first", "second", "third"];
  const work = () => run(async () => await setImmediate(requests.getStore()), "anna");
  expect(await Promise.all(names.map((name) => requests.run(name, work)))).toEqual(names);
});

test("a client with many tasks waits behind its own, and takes no more than its share of the slots", async () => {
  const { ask, finish, done } = await busyQueue(8, { maxWaitingPerClient: 2, costly: "much" });
  const places = [ask("much"), ask("much")];
  await expect(ask("much")).rejects.toEqual(refused);
  await finish(...places, ask("one"), ask("other"));
  expect(done).toEqual(["one", "other", "much", "much"]);
});

test("who leaves places before their turn has paid for them, and keeps nobody new out", async () => {
  const { ask, finish, done } = await busyQueue(2, { maxWaitingPerClient: 1 });
  const leaving = new AbortController();
  const held = ["a", "b"].map((from) => ask(from, leaving.signal));
  leaving.abort();
  await Promise.allSettled(held);
  const again = Promise.allSettled(["a", "b"].map((from) => ask(from)));
  await finish(ask("owner"), again);
  expect(done[0]).toBe("owner");
});

test("when all slots are taken, clients with most make room for those with fewer", async () => {
  const { ask, finish, done } = await busyQueue(4);
  const [a1, a2, b1, b2] = [ask("a"), ask("a"), ask("b"), ask("b")];
  const late = ask("late");
  await expect(a2).rejects.toEqual(refused);
  const later = ask("later");
  await expect(b2).rejects.toEqual(refused);
  // Each of the four has one task, and none has cost anything.
  await expect(ask("too late")).rejects.toEqual(refused);
  await finish(a1, b1, late, later);
  expect(done).toEqual(["a", "b", "late", "later"]);
});

test("when every client has one slot, those that have cost something make room", async () => {
  const { ask, finish, done } = await busyQueue(2, { costly: "costly" });
  const [costly, one, late] = [ask("costly"), ask("one"), ask("late")];
  await expect(costly).rejects.toEqual(refused);
  await expect(ask("costly")).rejects.toEqual(refused);
  await finish(one, late);
  expect(done).toEqual(["one", "late"]);
});

test("what no client waits for any more is not begun, and its slot is free", async () => {
  const { ask, finish, done } = await busyQueue(1);
  const gone = new AbortController();
  const second = ask("second", gone.signal);
  await expect(ask("third")).rejects.toEqual(refused);
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  await expect(ask("fourth", gone.signal)).rejects.toThrow("gone");
  await finish(ask("fifth"));
  expect(done).toEqual(["fifth"]);
});

test("a client whose tasks take long is told to wait, until some time has passed; others that wait for the same are not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const costly = { seconds: 3, most: 30 };
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 8, busyMessage: "Too many.", costly });
  const take = (from: string, seconds: number) =>
    queue.run(async () => void vi.advanceTimersByTime(seconds * 1000), from);
  for (let at = 0; at < 50; at += 1) await take("one", 2.9);
  await take("one", 20);
  await take("one", 20);
  const tooCostly = expect.objectContaining({ status: 429, headers: { "Retry-After": "300" } });
  await expect(take("one", 1)).rejects.toEqual(tooCostly);
  const opened = Promise.withResolvers<void>();
  const first = queue.run(() => opened.promise, "other");
  const { join } = queue.share(async () => "shown");
  const results = [join("one"), join("other")];
  opened.resolve();
  await first;
  expect(await Promise.all(results)).toEqual(["shown", "shown"]);
  vi.advanceTimersByTime(10 * 60_000);
  await take("one", 1);
});

test("shared work goes on while one of those who asked is there, and is done once", async () => {
  const { finish, done, share } = await busyQueue(4);
  const onEnd = vi.fn();
  const { join } = share(onEnd);
  const gone = new AbortController();
  const results = [join("a", gone.signal), join("b", gone.signal), join("b")];
  gone.abort();
  expect(onEnd).not.toHaveBeenCalled();
  await finish(...results);
  expect(done).toEqual(["shared"]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("shared work is given up when all of them have gone; who had gone before asks for nothing", async () => {
  const { finish, done, share } = await busyQueue(4);
  const onEnd = vi.fn();
  const { join } = share(onEnd);
  const gone = new AbortController();
  const result = join("a", gone.signal);
  await expect(join("b", AbortSignal.abort(new Error("gone before")))).rejects.toThrow("gone before");
  expect(onEnd).not.toHaveBeenCalled();
  gone.abort(new Error("gone"));
  expect(onEnd).toHaveBeenCalledOnce();
  await expect(result).rejects.toThrow("gone");
  await finish();
  expect(done).toEqual([]);
});

test("what somebody with a better turn comes to want has their turn", async () => {
  const { finish, done, share, ask } = await busyQueue(8);
  const { join } = share();
  const busy = [ask("busy"), ask("busy"), join("busy")];
  // Its own client alone would have been last.
  await finish(...busy, ask("other"), ask("other"), join("new"));
  expect(done[0]).toBe("shared");
});

test("who asked first is put out without those who came to want the same, and is told to retry when they leave", async () => {
  const { share, ask } = await busyQueue(3);
  const { join } = share();
  const [, second, own] = [ask("busy"), ask("busy"), join("busy")];
  const other = new AbortController();
  const joined = join("new", other.signal);
  // The busy client first loses its place in the shared task, and then one of its own.
  void ask("late");
  await expect(second).rejects.toEqual(refused);
  other.abort(new Error("gone"));
  await expect(own).rejects.toEqual(refused);
  await expect(joined).rejects.toBeDefined();
});

test("a client that has lost its place has what it asked for with those who came to want the same", async () => {
  const { finish, done, share, ask } = await busyQueue(3);
  const { join } = share();
  const [first, second, own] = [ask("busy"), ask("busy"), join("busy")];
  const [joined, late] = [join("new"), ask("late")];
  await expect(second).rejects.toEqual(refused);
  await finish(first, own, joined, late);
  expect(done).toContain("shared");
});
