import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createTaskQueue } from "./task-queue.ts";

const refused = expect.objectContaining({ status: 503 });

/** Work waits for `open`, and says whose it was. */
function busyQueue(maxWaiting: number, maxWaitingPerClient: number) {
  const queue = createTaskQueue({
    concurrency: 1,
    maxWaiting,
    maxWaitingPerClient,
    busyMessage: "Too many.",
  });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (from: string, signal?: AbortSignal) =>
    queue.run(
      async () => {
        await opened;
        done.push(from);
      },
      from,
      signal,
    );
  return { ask, open, done };
}

test("work that has waited belongs to the request that asked for it", async () => {
  const requests = new AsyncLocalStorage<string>();
  const { run } = createTaskQueue({ concurrency: 1, maxWaiting: 2, busyMessage: "Too many." });
  const ask = (id: string) =>
    requests.run(id, () => run(async () => await setImmediate(requests.getStore()), id));
  expect(await Promise.all([ask("first"), ask("second"), ask("third")])).toEqual([
    "first",
    "second",
    "third",
  ]);
});

test("a client with many tasks waits behind its own, and takes no more than its share of the slots", async () => {
  const { ask, open, done } = busyQueue(8, 2);
  const asked = [ask("much"), ask("much"), ask("much")];
  await expect(ask("much")).rejects.toEqual(refused);
  asked.push(ask("one"), ask("other"));
  open();
  await Promise.all(asked);
  // The first of "much" has cost as long as the queue was closed, so clients without costs come first.
  expect(done).toEqual(["much", "one", "other", "much", "much"]);
});

test("the client that has cost least recently has the next turn, also when it asked later", async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 8, busyMessage: "Too many." });
  const opened = Promise.withResolvers<void>();
  const done: string[] = [];
  await queue.run(() => setTimeout(5), "costly");
  const first = queue.run(() => opened.promise, "first");
  const rest = ["costly", "new"].map((from) => queue.run(async () => void done.push(from), from));
  opened.resolve();
  await Promise.all([first, ...rest]);
  expect(done).toEqual(["new", "costly"]);
});

test("who leaves places before their turn has paid for them, and keeps nobody new out", async () => {
  const { ask, open, done } = busyQueue(2, 1);
  const running = ask("running");
  const holders = ["a", "b"];
  const left = new AbortController();
  const held = holders.map((from) => ask(from, left.signal));
  left.abort();
  await Promise.allSettled(held);
  const again = Promise.allSettled(holders.map((from) => ask(from)));
  const owner = ask("owner");
  open();
  await Promise.all([running, owner, again]);
  expect(done.slice(0, 2)).toEqual(["running", "owner"]);
});

test("when all slots are taken, clients with most make room for those with fewer", async () => {
  const { ask, open, done } = busyQueue(4, 2);
  const first = ask("first");
  const [a1, a2, b1, b2] = [ask("a"), ask("a"), ask("b"), ask("b")];
  const late = ask("late");
  await expect(a2).rejects.toEqual(refused);
  const later = ask("later");
  await expect(b2).rejects.toEqual(refused);
  // Each of the four has one task, and none has cost anything.
  await expect(ask("too late")).rejects.toEqual(refused);
  open();
  await Promise.all([first, a1, b1, late, later]);
  expect(done).toEqual(["first", "a", "b", "late", "later"]);
});

test("when every client has one slot, those that have cost something make room", async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 2, busyMessage: "Too many." });
  const opened = Promise.withResolvers<void>();
  await queue.run(() => setTimeout(5), "costly");
  const first = queue.run(() => opened.promise, "first");
  const costly = queue.run(async () => "shown", "costly");
  const one = queue.run(async () => "shown", "one");
  const late = queue.run(async () => "shown", "late");
  await expect(costly).rejects.toEqual(refused);
  await expect(queue.run(async () => "shown", "costly")).rejects.toEqual(refused);
  opened.resolve();
  await first;
  expect(await Promise.all([one, late])).toEqual(["shown", "shown"]);
});

test("what no client waits for any more is not begun, and its slot is free", async () => {
  const { ask, open, done } = busyQueue(1, 1);
  const gone = new AbortController();
  const first = ask("first");
  const second = ask("second", gone.signal);
  await expect(ask("third")).rejects.toEqual(refused);
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  await expect(ask("fourth", gone.signal)).rejects.toThrow("gone");
  const fifth = ask("fifth");
  open();
  await Promise.all([first, fifth]);
  expect(done).toEqual(["first", "fifth"]);
});

test("a client whose tasks take long is told to wait, until some time has passed; others that wait for the same are not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const queue = createTaskQueue({
    concurrency: 1,
    maxWaiting: 8,
    busyMessage: "Too many.",
    costly: { seconds: 3, most: 30 },
  });
  const take = (seconds: number) => async () => void vi.advanceTimersByTime(seconds * 1000);
  const tooCostly = expect.objectContaining({ status: 429, headers: { "Retry-After": "300" } });
  for (let at = 0; at < 50; at += 1) await queue.run(take(2.9), "one");
  await queue.run(take(20), "one");
  await queue.run(take(20), "one");
  await expect(queue.run(take(1), "one")).rejects.toEqual(tooCostly);
  await queue.run(take(1), "other");
  const opened = Promise.withResolvers<void>();
  const first = queue.run(() => opened.promise, "other");
  const joined = queue.share(async () => "shown");
  const shown = [joined.join("one"), joined.join("other")];
  opened.resolve();
  await first;
  expect(await Promise.all(shown)).toEqual(["shown", "shown"]);
  vi.advanceTimersByTime(10 * 60_000);
  await queue.run(take(1), "one");
});

const here = () => new AbortController();

/** The queue is busy until `open`. */
function busySharing(maxWaiting: number) {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting, busyMessage: "Too many." });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = queue.run(() => promise, "first");
  const share = (name: string, onEnd: () => void = () => undefined) =>
    queue.share(async () => done.push(name), onEnd);
  const ask = (from: string) => queue.run(async () => void done.push(from), from);
  return { queue, first, open, done, share, ask };
}

test("shared work goes on while one of those who asked is there, and is done once", async () => {
  const { open, done, share } = busySharing(4);
  const onEnd = vi.fn();
  const task = share("picture", onEnd);
  const [one, other] = [here(), here()];
  const results = [task.join("a", one.signal), task.join("b", other.signal), task.join("b", here().signal)];
  one.abort();
  other.abort();
  expect(onEnd).not.toHaveBeenCalled();
  open();
  await Promise.all(results);
  expect(done).toEqual(["picture"]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("shared work is given up when all of them have gone; who had gone before asks for nothing", async () => {
  const { open, done, share, first } = busySharing(4);
  const onEnd = vi.fn();
  const task = share("picture", onEnd);
  const one = here();
  const asked = task.join("a", one.signal);
  await expect(task.join("b", AbortSignal.abort(new Error("gone before")))).rejects.toThrow("gone before");
  expect(onEnd).not.toHaveBeenCalled();
  one.abort(new Error("gone"));
  expect(onEnd).toHaveBeenCalledOnce();
  await expect(asked).rejects.toThrow("gone");
  open();
  await first;
  expect(done).toEqual([]);
});

test("what somebody with a better turn comes to want has their turn", async () => {
  const { open, done, share, ask } = busySharing(8);
  const task = share("shared");
  const busy = [ask("busy"), ask("busy"), task.join("busy", here().signal)];
  const other = [ask("other"), ask("other")];
  // Its own client alone would have been last.
  const joined = task.join("new", here().signal);
  open();
  await Promise.all([...busy, ...other, joined]);
  expect(done[0]).toBe("shared");
});

test("who asked first is put out without those who came to want the same", async () => {
  const { open, done, share, ask } = busySharing(3);
  const task = share("shared");
  const busy = [ask("busy"), ask("busy"), task.join("busy", here().signal)];
  const joined = task.join("new", here().signal);
  // The busy client first loses its place in the shared task, and then one of its own.
  const late = ask("late");
  await expect(busy[1]).rejects.toEqual(refused);
  open();
  await Promise.all([busy[0], busy[2], joined, late]);
  expect(done).toContain("shared");
});

test("a client that has lost its slot, when those that had one have left, is told to retry", async () => {
  const { share, ask } = busySharing(3);
  const task = share("shared");
  const busy = [ask("busy"), ask("busy"), task.join("busy", here().signal)];
  const other = here();
  const joined = task.join("new", other.signal);
  void ask("late").catch(() => undefined);
  await expect(busy[1]).rejects.toEqual(refused);
  other.abort(new Error("gone"));
  await expect(busy[2]).rejects.toEqual(refused);
  await expect(joined).rejects.toBeDefined();
});
