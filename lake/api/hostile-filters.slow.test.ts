import { expect, test, vi } from "vitest";
import { listenTo } from "../testing/listening.ts";
import { openLake } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Ten more doublings make a filter a thousand times as slow. */
const doubled = (times: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(times)}).a)`;

async function openClients(options = {}) {
  const lake = await openLake(options);
  return ["anna", "berta"].map((name) => lake.as("editor", { name, maxRetries: 0 }));
}

test("a hostile filter costs its own client's listeners, and nobody else's", async () => {
  const [client, stranger] = await openClients({ queryDeadlineMs: 3000 });
  if (!client || !stranger) throw new Error("There are two.");
  const costs = [doubled(40), `${doubled(18)} + ${doubled(18)} + ${doubled(18)} + ${doubled(19)}`];
  const opening = costs.map((cost) => listenTo(stranger, `*[price > 1 && ${cost} > 0]`));
  const harmless = Array.from({ length: 20 }, (_, at) => listenTo(client, "*[price > $at]", { at }));
  const hostile = await Promise.all(opening);
  const listeners = await Promise.all(harmless);
  const { _rev } = await client.create({ _id: "gown", _type: "product", price: 1000 });
  for (const { nextMutation } of listeners) expect(await nextMutation()).toMatchObject({ resultRev: _rev });
  for (const { next } of hostile) await expect(next()).rejects.toThrow(/longer than|more memory/);
});

test("a person's hundred slow filters end at the next commit; no query waits for them, and nobody else's listener", async () => {
  const [anna, berta] = await openClients();
  if (!anna || !berta) throw new Error("There are two.");
  const filter = `*[price > 1 && ${doubled(17)} > $at]`;
  const slow = await Promise.all(Array.from({ length: 100 }, (_, at) => listenTo(anna, filter, { at })));
  const other = await listenTo(berta, "*[price > 1]");
  expect(await berta.fetch("count(*[price > 1])")).toBe(0);

  const alone = await msOf(() => anna.fetch(`[{"price":2}][price > 1 && ${doubled(17)} > 0]`));
  const { _rev } = await berta.create({ _id: "gown", _type: "product", price: 1000 });
  const answered = await msOf(async () => expect(await berta.fetch("count(*[price > 1])")).toBe(1));
  const eventMs = await msOf(async () =>
    expect(await other.nextMutation()).toMatchObject({ resultRev: _rev }),
  );
  const outcomes = await Promise.allSettled(slow.map(({ next }) => next()));
  expect(outcomes.filter(({ status }) => status === "rejected").length).toBeGreaterThan(50);
  // All of them would take a hundred times as long as one alone.
  expect(answered).toBeLessThan(30 * alone);
  expect(eventMs).toBeLessThan(60 * alone);
});

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
