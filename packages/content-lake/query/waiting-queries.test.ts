import { expect, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

// Slow queries take their whole time, and a start of their process each, on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test("one person's queries take half of the places, and somebody else's has the next turn", async () => {
  const lake = await openTestLake({ queryDeadlineMs: 1000 });
  const clientFor = (name: string) =>
    clientOf(lake, { token: lake.issueToken({ name, role: "viewer" }), maxRetries: 0 });
  const [anna, bruno] = [clientFor("anna"), clientFor("bruno")];
  const slow = `count(({"a":[1,2,3,4,5,6,7,8]}${'{"a":[...a,...a]}'.repeat(40)}).a)`;
  const ended: number[] = [];
  const refused = Promise.withResolvers<void>();
  const most = limits.waitingQueries.value / 2;
  for (let at = 0; at < most + 4; at += 1)
    void anna.fetch(`${slow} + ${at}`).catch(({ statusCode }) => {
      ended.push(statusCode);
      if (ended.filter((status) => status === 503).length === 3) refused.resolve();
    });
  await refused.promise;
  expect(await bruno.fetch("count(*)")).toBe(0);
  // Behind all of hers it would have waited for the better part of a minute.
  expect(ended.filter((status) => status === 400).length).toBeLessThan(5);
});
