import { expect, test } from "vitest";
import { createQueryCache } from "../api/query-endpoint.ts";
import { limits } from "../limits.ts";
import { createTaskQueue } from "../process/task-queue.ts";

const MEGABYTE = 1024 * 1024;

const one = { body: "1", ms: 0 };

function requester(from: string, signal = new AbortController().signal) {
  return { from, signal };
}

function shared(evaluate: () => Promise<typeof one>) {
  const queue = createTaskQueue({ concurrency: 10, maxWaiting: 1, busyMessage: "Full." });
  return (onEnd: () => void) => queue.share(evaluate, onEnd);
}

function openCounted() {
  const resultOf = createQueryCache();
  let evaluated = 0;
  const ask = (key: string, size = 10) =>
    resultOf(
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
  const resultOf = createQueryCache();
  const refuse = shared(() => Promise.reject(new Error("not now")));
  await expect(resultOf("a", requester("anna"), refuse)).rejects.toThrow("not now");
  expect(
    await resultOf(
      "a",
      requester("anna"),
      shared(async () => one),
    ),
  ).toEqual(one);
});
