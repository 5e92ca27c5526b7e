import { expect, test } from "vitest";
import { clientOf, openTestLake } from "../testing/test-lake.ts";

/** These values take the most memory for their bytes. */
const values = Array.from({ length: 240_000 }, () => ({}));

test("a dataset that is filled with the heaviest documents there are takes no more, and answers queries", async () => {
  const lake = await openTestLake({ isPublic: true });
  const editor = clientOf(lake, { token: lake.issueToken({ name: "stress", role: "editor" }) });
  let refused: unknown;
  let count = 0;
  while (refused === undefined && count < 200) {
    await editor.create({ _id: `heavy${count}`, _type: "heavy", values }, { visibility: "async" }).then(
      () => (count += 1),
      (error: unknown) => (refused = error),
    );
  }
  expect(refused).toMatchObject({ statusCode: 413 });
  expect(count).toBeGreaterThan(5);
  for (const client of [editor, clientOf(lake)]) expect(await client.fetch("count(*)")).toBe(count);

  await editor.delete("heavy0");
  await editor.create({ _id: "light", _type: "light" });
  expect(await editor.fetch("count(*)")).toBe(count);
}, 300_000);
