import { expect, test } from "vitest";
import { openLake, statusOf } from "../testing/test-lake.ts";

const COUNT = 5_000;

test("documents that refer to others are checked about as fast as documents that do not", async () => {
  const client = (await openLake()).as("editor", { maxRetries: 0 });
  await client.create({ _id: "silk", _type: "fabric" });

  async function msToCreate(prefix: string, fields: object): Promise<number> {
    const gown = (at: number) => ({ create: { _id: `${prefix}-${at}`, _type: "gown", ...fields } });
    const gowns = Array.from({ length: COUNT }, (_, at) => gown(at));
    const started = performance.now();
    await client.mutate(gowns, { returnDocuments: false });
    return performance.now() - started;
  }

  const without = await msToCreate("plain", { fabric: { note: "silk" } });
  const withReference = await msToCreate("referring", { fabric: { _type: "reference", _ref: "silk" } });
  // A search for each among the others would take thousands of times as long.
  expect(withReference).toBeLessThan(20 * without + 1000);
  expect(await statusOf(client.delete("silk"))).toBe(409);
}, 120_000);
