import { expect, test, vi } from "vitest";
import { openLake, statusOf } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 120_000 });

const doubled = (times: number) => `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(times)}).a)`;

async function openGown() {
  const lake = await openLake({ queryDeadlineMs: 1000 });
  const editor = lake.as("editor", { maxRetries: 0 });
  await editor.create({ _id: "gown", _type: "product", count: 0 });
  return { lake, editor };
}

test("all the queries of one transaction have no more time together than one query has alone", async () => {
  const { editor } = await openGown();
  const patch = (times: number) => {
    const query = `*[_type == "product" && ${doubled(times)} > 0]`;
    return { patch: { query, inc: { count: 1 } } };
  };
  expect(await statusOf(editor.mutate(Array.from({ length: 500 }, () => patch(14))))).toBe(400);
  expect(await editor.getDocument("gown")).toMatchObject({ count: 0 });
  expect(await statusOf(editor.mutate([patch(1), patch(2)]))).toBe(200);
  expect(await editor.getDocument("gown")).toMatchObject({ count: 2 });
});

test("a patch by query holds up the other changes no longer because many others ask", async () => {
  const { lake, editor } = await openGown();
  const viewer = lake.as("viewer", { maxRetries: 0 });
  const flood = Array.from({ length: 12 }, (_, at) => statusOf(viewer.fetch(`${doubled(40)} + ${at}`)));
  const order: string[] = [];
  const patch = { query: '*[_type == "product"]', inc: { count: 1 } };
  const byQuery = editor.mutate([{ patch }]).then(() => order.push("patch"));
  const flooded = Promise.all(flood.slice(0, 4)).then(() => order.push("fourth query"));
  await Promise.all([byQuery, flooded]);
  expect(order).toEqual(["patch", "fourth query"]);
  expect(await editor.getDocument("gown")).toMatchObject({ count: 1 });
});
