import { expect, test, vi } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Ten more doublings make a filter a thousand times as slow. */
const doubled = (times: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(times)}).a)`;

test("a hostile filter costs its own client's listeners, and nobody else's", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 3000 });
  const [client, stranger] = ["studio", "stranger"].map((name) =>
    clientOf(lake, { token: lake.issueToken({ name, role: "editor" }) }),
  );
  if (!client || !stranger) throw new Error("There are two.");
  const events = { events: ["welcome", "mutation"] } satisfies { events: ("welcome" | "mutation")[] };
  const hostile = [doubled(40), `${doubled(18)} + ${doubled(18)} + ${doubled(18)} + ${doubled(19)}`].map(
    (cost) => listenTo(stranger.listen(`*[price > 1 && ${cost} > 0]`, {}, events)),
  );
  const harmless = Array.from({ length: 20 }, (_, at) =>
    listenTo(client.listen("*[price > $at]", { at }, events)),
  );
  for (const listener of [...hostile, ...harmless])
    expect(await listener.next()).toMatchObject({ type: "welcome" });
  const { _rev } = await client.create({ _id: "gown", _type: "product", price: 1000 });
  for (const listener of harmless) expect(await listener.nextMutation()).toMatchObject({ resultRev: _rev });
  for (const listener of hostile) await expect(listener.next()).rejects.toThrow(/longer than|more memory/);
});

test("a person's hundred slow filters end at the next commit; no query waits for them, and nobody else's listener", async () => {
  const lake = await openTestLake();
  const clientFor = (name: string) =>
    clientOf(lake, { token: lake.issueToken({ name, role: "editor" }), maxRetries: 0 });
  const [anna, berta] = [clientFor("anna"), clientFor("berta")];
  const events = { events: ["welcome", "mutation"] } satisfies { events: ("welcome" | "mutation")[] };
  const slow = Array.from({ length: 100 }, (_, at) =>
    listenTo(anna.listen(`*[price > 1 && ${doubled(17)} > $at]`, { at }, events)),
  );
  const other = listenTo(berta.listen("*[price > 1]", {}, events));
  for (const listener of [...slow, other]) expect(await listener.next()).toMatchObject({ type: "welcome" });
  expect(await berta.fetch("count(*[price > 1])")).toBe(0);

  const alone = await msOf(() => anna.fetch(`[{"price":2}][price > 1 && ${doubled(17)} > 0]`));
  const { _rev } = await berta.create({ _id: "gown", _type: "product", price: 1000 });
  const answered = await msOf(async () => expect(await berta.fetch("count(*[price > 1])")).toBe(1));
  const told = await msOf(async () => expect(await other.nextMutation()).toMatchObject({ resultRev: _rev }));
  const outcomes = await Promise.allSettled(slow.map((listener) => listener.next()));
  const ended = outcomes.filter(({ status }) => status === "rejected");
  expect(ended.length).toBeGreaterThan(50);
  // All of them would take a hundred times as long as one alone.
  expect(answered).toBeLessThan(30 * alone);
  expect(told).toBeLessThan(60 * alone);
});

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
