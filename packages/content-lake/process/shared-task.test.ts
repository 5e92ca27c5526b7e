import { expect, test, vi } from "vitest";
import { createSharedTask } from "./shared-task.ts";
import { createTaskQueue } from "./task-queue.ts";

const refused = expect.objectContaining({ status: 503 });
const here = () => new AbortController();

/** A queue that is busy until `open`. */
function busyQueue(maxWaiting: number) {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting, busyMessage: "Too many." });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = queue.run(() => promise, "first");
  const share = (name: string, onEnd: () => void = () => undefined) =>
    createSharedTask(queue, async () => done.push(name), onEnd);
  const ask = (from: string) => queue.run(async () => void done.push(from), from);
  return { queue, first, open, done, share, ask };
}

test("it goes on while one of those who asked is there, and is done once", async () => {
  const { open, done, share } = busyQueue(4);
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

test("it is given up when all of them have gone; who had gone before asks for nothing", async () => {
  const { open, done, share, first } = busyQueue(4);
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
  const { open, done, share, ask } = busyQueue(8);
  const task = share("shared");
  const busy = [ask("busy"), ask("busy"), task.join("busy", here().signal)];
  const other = [ask("other"), ask("other")];
  // Without this one the last of three would come after all the others.
  const joined = task.join("new", here().signal);
  open();
  await Promise.all([...busy, ...other, joined]);
  expect(done[0]).toBe("shared");
});

test("who asked first is put out without those who came to want the same", async () => {
  const { open, done, share, ask } = busyQueue(3);
  const task = share("shared");
  const busy = [ask("busy"), ask("busy"), task.join("busy", here().signal)];
  const joined = task.join("new", here().signal);
  // Makes room, for which the busy one first loses the slot that is not its alone, and then one that is.
  const late = ask("late");
  await expect(busy[1]).rejects.toEqual(refused);
  open();
  await Promise.all([busy[0], busy[2], joined, late]);
  expect(done).toContain("shared");
});

test("a client that has lost its slot, when those that had one have left, is told to retry", async () => {
  const { share, ask } = busyQueue(3);
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
