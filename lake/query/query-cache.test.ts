import { createTaskQueue } from "@trousseau/host/task-queue.ts";
import { expect, test } from "vitest";
import { createQueryCache } from "../api/query-endpoint.ts";
import { limits } from "../limits.ts";

const MEGABYTE = 1024 * 1024;

function openCache() {
  const resultOf = createQueryCache();
  const queue = createTaskQueue({ concurrency: 10, maxWaiting: 1, busyMessage: "Full." });
  let evaluated = 0;
  const evaluate = (key: string, work: () => Promise<{ body: string; ms: number }>) =>
    resultOf(key, { from: "anna", signal: new AbortController().signal }, (onEnd) =>
      queue.share(work, onEnd),
    );
  const ask = (key: string, size = 10) =>
    evaluate(key, async () => ({ body: String(++evaluated).padEnd(size), ms: 0 }));
  return { evaluate, ask, count: () => evaluated };
}

test("equal queries at once are evaluated once, and cached", async () => {
  const { ask, count } = openCache();
  await Promise.all([ask("a"), ask("a"), ask("b")]);
  await ask("a");
  expect(count()).toBe(2);
});

test("the cache is bounded in bytes, and keeps what was requested last", async () => {
  const { ask, count } = openCache();
  const fitting = limits.queryCacheBytes / (2 * MEGABYTE);
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
  const { evaluate, ask, count } = openCache();
  await expect(evaluate("a", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  await ask("a");
  expect(count()).toBe(1);
});
