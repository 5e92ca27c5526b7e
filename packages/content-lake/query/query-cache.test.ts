import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { createQueryCache } from "./query-cache.ts";

const MEGABYTE = 1024 * 1024;

function openCounted() {
  const cache = createQueryCache();
  let evaluated = 0;
  const ask = (key: string, size = 10) =>
    cache.get(key, async () => ({ body: String(++evaluated).padEnd(size), ms: 0 }));
  return { ask, count: () => evaluated };
}

test("equal questions asked at once are evaluated once, and remembered", async () => {
  const { ask, count } = openCounted();
  await Promise.all([ask("a"), ask("a"), ask("b")]);
  await ask("a");
  expect(count()).toBe(2);
});

test("the cache is bounded in bytes, and keeps what was asked for last", async () => {
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

test("a failure is not remembered", async () => {
  const cache = createQueryCache();
  await expect(cache.get("a", () => Promise.reject(new Error("not now")))).rejects.toThrow("not now");
  expect(await cache.get("a", async () => ({ body: "1", ms: 0 }))).toEqual({ body: "1", ms: 0 });
});
