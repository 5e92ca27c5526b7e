import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { clientAs, clientOf, ORIGIN, openTestLake } from "../testing/test-lake.ts";

const slow = `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(40)}).a)`;

// On a busy machine slow queries take their whole time, and each starts a process.
vi.setConfig({ testTimeout: 120_000 });

test("one person's queries take half of the slots, and somebody else's has the next turn", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 1000 });
  const clientFor = (name: string) =>
    clientOf(lake, { token: lake.issueToken({ name, role: "viewer" }), maxRetries: 0 });
  const [anna, bruno] = [clientFor("anna"), clientFor("bruno")];
  const ended: number[] = [];
  const refused = Promise.withResolvers<void>();
  const most = limits.waitingQueries / 2;
  for (let at = 0; at < most + 4; at += 1)
    void anna.fetch(`${slow} + ${at}`).catch(({ statusCode }) => {
      ended.push(statusCode);
      if (ended.filter((status) => status === 503).length === 3) refused.resolve();
    });
  await refused.promise;
  expect(await bruno.fetch("count(*)")).toBe(0);
  // It waits for its turn alone: behind all of the others that would be the better part of a minute.
  expect(ended.filter((status) => status === 400).length).toBeLessThan(5);
});

test("an editor does not wait for what a viewer asks, however much that costs", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 5000 });
  const clientFor = (role: "viewer" | "storefront" | "editor") => clientAs(lake, role, { maxRetries: 0 });
  const ended: string[] = [];
  const costly = (["viewer", "storefront"] as const).flatMap((role) => {
    const client = clientFor(role);
    return Array.from({ length: 3 }, (_, at) =>
      client.fetch(`${slow} + ${at}`).catch(() => void ended.push(role)),
    );
  });
  const editor = clientFor("editor");
  for (const count of [1, 2, 3]) expect(await editor.fetch(`count(*) + ${count}`)).toBe(count);
  expect(ended).toEqual([]);
  await Promise.all(costly);
  expect(ended).toHaveLength(6);
});

test("queries whose askers have gone are not evaluated", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 2000 });
  const token = lake.issueToken({ name: "anna", role: "viewer" });
  const ask = (query: string, signal?: AbortSignal) =>
    lake.respond(
      new Request(`${ORIGIN}/v1/data/query/production?query=${encodeURIComponent(query)}`, {
        headers: { Authorization: `Bearer ${token}` },
        ...(signal === undefined ? {} : { signal }),
      }),
      { address: "192.0.2.1" },
    );
  const gone = new AbortController();
  const first = ask(`${slow} + 0`);
  const left = Array.from({ length: 20 }, (_, at) => ask(`${slow} + ${at + 1}`, gone.signal));
  gone.abort();
  const started = performance.now();
  expect((await first).status).toBe(400);
  const ofOne = performance.now() - started;
  expect((await ask("count(*)")).status).toBe(200);
  // Each of the twenty that were left would take as long as the first.
  expect(performance.now() - started).toBeLessThan(6 * ofOne);
  await Promise.all(left);
});

test("one address cannot take every turn of the public's queries", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 1000 });
  const ask = (query: string, address: string) =>
    lake.respond(new Request(`${ORIGIN}/v1/data/query/production?query=${encodeURIComponent(query)}`), {
      address,
    });
  const hostile = Array.from(
    { length: 10 },
    async (_, at) => (await ask(`${slow} + ${at}`, "192.0.2.1")).status,
  );
  const refused = Promise.all(hostile.slice(4));
  expect(await refused).toEqual([503, 503, 503, 503, 503, 503]);
  expect((await ask("count(*)", "192.0.2.2")).status).toBe(200);
  expect(await Promise.all(hostile.slice(0, 4))).toEqual([400, 400, 400, 400]);
});
