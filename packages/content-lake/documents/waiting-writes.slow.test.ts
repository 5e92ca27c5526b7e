import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

vi.setConfig({ testTimeout: 60_000 });

const most = limits.waitingWrites;

test("one person's changes take half of the slots, and somebody else's have the next turn", async () => {
  const lake = await openTestLake();
  const editor = (name: string) =>
    clientOf(lake, { token: lake.issueToken({ name, role: "editor" }), maxRetries: 0 });
  const [anna, bruno] = [editor("anna"), editor("bruno")];
  const order: string[] = [];
  const write = (client: typeof anna, id: string) =>
    client.createOrReplace({ _id: id, _type: "product" }).then(
      () => {
        order.push(id);
        return 200;
      },
      ({ statusCode }) => Number(statusCode),
    );
  await write(anna, "first");
  // One change is under way while the others wait.
  const flood = Array.from({ length: most / 2 + 1 + 20 }, (_, at) => write(anna, `flood-${at}`));
  const behind = write(bruno, "behind");
  const statuses = await Promise.all(flood);
  expect(await behind).toBe(200);
  expect(statuses.filter((status) => status === 503).length).toBe(20);
  expect(statuses.filter((status) => status === 200).length).toBe(most / 2 + 1);
  // The changes of one person keep their order.
  expect(order.filter((id) => id.startsWith("flood"))).toEqual(
    Array.from({ length: most / 2 + 1 }, (_, at) => `flood-${at}`),
  );
  expect(order.indexOf("behind")).toBeLessThan(20);
  expect(await anna.fetch("count(*[_type == 'product'])")).toBe(most / 2 + 3);
});
