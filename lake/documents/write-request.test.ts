import { expect, test } from "vitest";
import { inLake, statusOf, temporaryFolder } from "../testing/test-lake.ts";

test("after a restart a transaction that is sent again is still answered as the first time", async () => {
  const folder = await temporaryFolder();
  const options = { transactionId: "once", returnDocuments: true } as const;
  const send = (name: string) =>
    inLake(folder, (editor) => editor.mutate([{ create: { _type: "product", name } }], options));
  const first = await send("Odile");
  expect(await send("Odile")).toEqual(first);
  expect(await statusOf(send("Odette"))).toBe(409);
});
