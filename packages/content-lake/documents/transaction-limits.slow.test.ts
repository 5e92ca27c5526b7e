import { expect, test, vi } from "vitest";
import { clientAs, openTestLake } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

async function openLake(options: Parameters<typeof openTestLake>[0] = {}) {
  return clientAs(await openTestLake(options), "editor", { maxRetries: 0 });
}

function statusOf(written: Promise<unknown>): Promise<number> {
  return written.then(
    () => 200,
    ({ statusCode }) => Number(statusCode),
  );
}

test("all the queries of one transaction have no more time together than one query has alone", async () => {
  const client = await openLake({ queryDeadlineMs: 1000 });
  await client.create({ _id: "gown", _type: "product", count: 0 });
  const query = (doublings: number) =>
    `*[_type == "product" && count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(doublings)}).a) > 0]`;
  const patch = (doublings: number) => ({ patch: { query: query(doublings), inc: { count: 1 } } });
  expect(await statusOf(client.mutate(Array.from({ length: 500 }, () => patch(14))))).toBe(400);
  expect(await client.getDocument("gown")).toMatchObject({ count: 0 });
  expect(await statusOf(client.mutate([patch(1), patch(2)]))).toBe(200);
  expect(await client.getDocument("gown")).toMatchObject({ count: 2 });
});

test("a patch by query holds up the other changes no longer because many others ask", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 1000 });
  const clientFor = (role: "viewer" | "editor") => clientAs(lake, role, { maxRetries: 0 });
  const [viewer, editor] = [clientFor("viewer"), clientFor("editor")];
  await editor.create({ _id: "gown", _type: "product", count: 0 });
  const slow = `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(40)}).a)`;
  const flood = Array.from({ length: 12 }, (_, at) => statusOf(viewer.fetch(`${slow} + ${at}`)));
  const order: string[] = [];
  const byQuery = editor
    .mutate([{ patch: { query: '*[_type == "product"]', inc: { count: 1 } } }])
    .then(() => order.push("patch"));
  const flooded = Promise.all(flood.slice(0, 4)).then(() => order.push("fourth query"));
  await Promise.all([byQuery, flooded]);
  expect(order).toEqual(["patch", "fourth query"]);
  expect(await editor.getDocument("gown")).toMatchObject({ count: 1 });
});
