import { copyFile, readFile, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLake, writeDataset } from "../testing/test-lake.ts";

async function openSeeded() {
  const seed = await writeDataset([{ _id: "odile", _type: "product", name: "Odile" }]);
  const lake = await openLake({ seed });
  return { lake, editor: lake.as("editor"), open: () => openLake({ seed, folder: lake.folder }) };
}

test.each(["empty", "gone"] as const)(
  "a lake whose database is %s is not begun anew, and nothing beside it changes",
  async (how) => {
    const { lake, editor, open } = await openSeeded();
    await editor.patch("odile").set({ name: "Odette" }).commit();
    const [file, kept] = [join(lake.folder, "lake.sqlite"), join(lake.folder, "kept")];
    // The log of a lake that was killed.
    await copyFile(`${file}-wal`, kept);
    await lake.close();
    await copyFile(kept, `${file}-wal`);
    await (how === "empty" ? truncate(file) : rm(file));
    const damaged = `lake.sqlite is damaged: it is ${how}, .*lake.sqlite-wal.* Nothing was changed`;
    await expect(open()).rejects.toThrow(new RegExp(damaged));
    expect(await readFile(`${file}-wal`)).toEqual(await readFile(kept));
    await rm(`${file}-wal`);
    await expect(open()).rejects.toThrow(/seeded-from.json shows/);
    expect((await stat(file).catch(() => undefined))?.size ?? 0).toBe(0);
  },
);

test("a lake that has lost its documents is not filled with the sample again", async () => {
  const { lake, editor, open } = await openSeeded();
  await editor.delete({ query: "*[true]" });
  await lake.close();
  expect(await (await open()).as("viewer").fetch("count(*)")).toBe(0);
});
