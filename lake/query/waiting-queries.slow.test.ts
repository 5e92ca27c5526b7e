import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { openLake, statusOf, type Who } from "../testing/test-lake.ts";

const slow = (at: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(40)}).a) + ${at}`;

// On a busy machine slow queries take their whole time, and each starts a process.
vi.setConfig({ testTimeout: 120_000 });

async function openAsked(queryDeadlineMs: number) {
  const lake = await openLake({ queryDeadlineMs });
  const ask = async (query: string, from: string, init: { as?: Who; signal?: AbortSignal } = {}) => {
    const path = `/v1/data/query/production?query=${encodeURIComponent(query)}`;
    return (await lake.ask(path, { from, ...init })).status;
  };
  return { lake, ask };
}

test("one person's queries take half of the slots, and somebody else's has the next turn", async () => {
  const { lake } = await openAsked(1000);
  const [anna, bruno] = ["anna", "bruno"].map((name) => lake.as("viewer", { name, maxRetries: 0 }));
  const ended: unknown[] = [];
  for (let at = 0; at < limits.waitingQueries / 2 + 4; at += 1)
    void statusOf(anna?.fetch(slow(at)) ?? Promise.reject()).then((status) => ended.push(status));
  await expect.poll(() => ended.filter((status) => status === 503).length).toBeGreaterThanOrEqual(3);
  expect(await bruno?.fetch("count(*)")).toBe(0);
  // It waits for its turn alone: behind all of the others that would be the better part of a minute.
  expect(ended.filter((status) => status === 400).length).toBeLessThan(5);
});

test("an editor does not wait for what a viewer asks, however much that costs", async () => {
  const { lake } = await openAsked(5000);
  const ended: string[] = [];
  const costly = (["viewer", "storefront"] as const).flatMap((role) => {
    const client = lake.as(role, { maxRetries: 0 });
    return [0, 1, 2].map((at) => client.fetch(slow(at)).catch(() => void ended.push(role)));
  });
  const editor = lake.as("editor", { maxRetries: 0 });
  for (const count of [1, 2, 3]) expect(await editor.fetch(`count(*) + ${count}`)).toBe(count);
  expect(ended).toEqual([]);
  await Promise.all(costly);
  expect(ended).toHaveLength(6);
});

test("queries whose askers have gone are not evaluated", async () => {
  const { lake, ask } = await openAsked(2000);
  const as = { token: lake.tokenOf("viewer") };
  const gone = new AbortController();
  const first = ask(slow(0), "192.0.2.1", { as });
  const cancelled = Array.from({ length: 20 }, (_, at) =>
    ask(slow(at + 1), "192.0.2.1", { as, signal: gone.signal }),
  );
  gone.abort();
  const started = performance.now();
  expect(await first).toBe(400);
  const ofOne = performance.now() - started;
  expect(await ask("count(*)", "192.0.2.1", { as })).toBe(200);
  // Each of the twenty that were left would take as long as the first.
  expect(performance.now() - started).toBeLessThan(6 * ofOne);
  await Promise.all(cancelled);
});

test("one address cannot take every turn of the public's queries", async () => {
  const { ask } = await openAsked(1000);
  const hostile = Array.from({ length: 10 }, (_, at) => ask(slow(at), "192.0.2.1"));
  expect(await Promise.all(hostile.slice(4))).toEqual(Array(6).fill(503));
  expect(await ask("count(*)", "192.0.2.2")).toBe(200);
  expect(await Promise.all(hostile.slice(0, 4))).toEqual(Array(4).fill(400));
});
