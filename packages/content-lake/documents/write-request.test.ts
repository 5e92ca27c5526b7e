import { expect, test } from "vitest";
import { openContentLake } from "../content-lake.ts";
import { clientOf, temporaryFolder } from "../testing/test-lake.ts";

test("after a restart a transaction that is sent again is still answered as the first time", async () => {
  const folder = await temporaryFolder();
  const send = async (name: string) => {
    const lake = await openContentLake({ folder, projectId: "atelier", dataset: "production" });
    const client = clientOf(lake, { token: lake.issueToken({ name: "test", role: "editor" }) });
    try {
      return await client.mutate([{ create: { _type: "product", name } }], {
        transactionId: "once",
        returnDocuments: true,
      });
    } finally {
      await lake.close();
    }
  };
  const first = await send("Odile");
  expect(await send("Odile")).toEqual(first);
  await expect(send("Odette")).rejects.toMatchObject({ statusCode: 409 });
});
