import { expect, test } from "vitest";
import { clientAs, openTestLake } from "../testing/test-lake.ts";

const COUNT = 5_000;

test("documents that refer to others are checked about as fast as documents that do not", async () => {
  const client = clientAs(await openTestLake(), "editor", { maxRetries: 0 });
  await client.create({ _id: "silk", _type: "fabric" });

  async function msToCreate(prefix: string, fields: object): Promise<number> {
    const gowns = Array.from({ length: COUNT }, (_, at) => ({
      create: { _id: `${prefix}-${at}`, _type: "gown", ...fields },
    }));
    const started = performance.now();
    await client.mutate(gowns, { returnDocuments: false });
    return performance.now() - started;
  }

  const without = await msToCreate("plain", { fabric: { note: "silk" } });
  const withReference = await msToCreate("referring", { fabric: { _type: "reference", _ref: "silk" } });
  // A search for each among the others would take thousands of times as long.
  expect(withReference).toBeLessThan(20 * without + 1000);
  await expect(client.delete("silk")).rejects.toMatchObject({ statusCode: 409 });
}, 120_000);
