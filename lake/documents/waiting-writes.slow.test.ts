import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { openLake, statusOf } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 60_000 });

test("one person's changes take half of the slots, and somebody else's have the next turn", async () => {
  const most = limits.waitingWrites;
  const lake = await openLake();
  const [anna, bruno] = ["anna", "bruno"].map((name) => lake.as("editor", { name, maxRetries: 0 }));
  const order: string[] = [];
  const write = (client: typeof anna, _id: string) =>
    statusOf(client?.create({ _id, _type: "product" }).then(() => order.push(_id)) ?? Promise.reject());
  await write(anna, "first");
  // One change is under way while the others wait.
  const flood = Array.from({ length: most / 2 + 1 + 20 }, (_, at) => write(anna, `flood-${at}`));
  const behind = write(bruno, "behind");
  const statuses = await Promise.all(flood);
  expect(await behind).toBe(200);
  expect(statuses.sort()).toEqual([...Array(most / 2 + 1).fill(200), ...Array(20).fill(503)]);
  // The changes of one person keep their order.
  const kept = Array.from({ length: most / 2 + 1 }, (_, at) => `flood-${at}`);
  expect(order.filter((id) => id.startsWith("flood"))).toEqual(kept);
  expect(order.indexOf("behind")).toBeLessThan(20);
  expect(await bruno?.fetch("count(*)")).toBe(most / 2 + 3);
});
