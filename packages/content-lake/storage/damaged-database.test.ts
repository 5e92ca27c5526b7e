import { copyFile, readFile, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientAs, openTestLake, temporaryFolder, writeDataset } from "../testing/test-lake.ts";

const gown = { _id: "odile", _type: "product", name: "Odile" };

test.each(["empty", "gone"] as const)(
  "a lake whose database is %s is not begun anew, and nothing beside it changes",
  async (how) => {
    const folder = await temporaryFolder();
    const seed = await writeDataset([gown]);
    const lake = await openTestLake({ folder, seed });
    const editor = clientAs(lake, "editor");
    await editor.patch("odile").set({ name: "Odette" }).commit();
    const file = join(folder, "lake.sqlite");
    // The log of a lake that was killed.
    await copyFile(`${file}-wal`, join(folder, "kept"));
    await lake.close();
    await copyFile(join(folder, "kept"), `${file}-wal`);
    await (how === "empty" ? truncate(file) : rm(file));
    await expect(openTestLake({ folder, seed })).rejects.toThrow(
      new RegExp(`lake.sqlite is damaged: it is ${how}, .*lake.sqlite-wal.* Nothing was changed`),
    );
    expect(await readFile(`${file}-wal`)).toEqual(await readFile(join(folder, "kept")));
    await rm(`${file}-wal`);
    await expect(openTestLake({ folder, seed })).rejects.toThrow(/seeded-from.json shows/);
    expect((await stat(file).catch(() => undefined))?.size ?? 0).toBe(0);
  },
);

test("a lake that has lost its documents is not filled with the sample again", async () => {
  const folder = await temporaryFolder();
  const seed = await writeDataset([gown]);
  const lake = await openTestLake({ folder, seed });
  const editor = clientAs(lake, "editor");
  await editor.delete({ query: "*[true]" });
  await lake.close();
  const again = await openTestLake({ folder, seed });
  expect(await clientAs(again, "viewer").fetch("count(*)")).toBe(0);
});
