import { access, readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { backUp } from "../command/backup.ts";
import { restore } from "../command/restore.ts";
import { openStorage } from "../storage/storage.ts";
import { inLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { sweepAssets } from "./asset-sweep.ts";

// Lakes open one after the other on one folder.
vi.setConfig({ testTimeout: 60_000 });

const DAY_MS = 24 * 60 * 60 * 1000;

test("the bytes of a deleted asset leave the disk days later, unless somebody needs them again", async () => {
  const folder = await temporaryFolder();
  const { gone, restored } = await inLake(folder, async (editor) => {
    const gone = await editor.assets.upload("image", await paint("#804020"));
    const restored = await editor.assets.upload("image", await paint("#208040"));
    for (const { _id } of [gone, restored]) await editor.delete(_id);
    await editor.assets.upload("image", await paint("#208040"));
    return { gone: fileOf(folder, gone), restored: fileOf(folder, restored) };
  });
  expect(await sweepIn(folder, 6)).toEqual([]);
  await access(gone);
  expect(await sweepIn(folder, 8)).toEqual([gone]);
  await expect(access(gone)).rejects.toMatchObject({ code: "ENOENT" });
  await access(restored);
});

test("old bytes of an asset that was deleted lately stay for some days", async () => {
  const folder = await temporaryFolder();
  const file = await inLake(folder, async (editor) => {
    const { _id, path } = await editor.assets.upload("image", await paint("#804020"));
    await editor.delete(_id);
    return fileOf(folder, { path });
  });
  const longAgo = new Date(Date.now() - 200 * DAY_MS);
  await utimes(file, longAgo, longAgo);
  expect(await sweepIn(folder, 6)).toEqual([]);
  expect(await sweepIn(folder, 8)).toEqual([file]);
});

test("bytes that are dated years ahead count as of the sweep that finds them", async () => {
  const folder = await temporaryFolder();
  const file = await inLake(folder, async (editor) => {
    const { _id, path } = await editor.assets.upload("image", await paint("#804020"));
    await editor.delete(_id);
    return fileOf(folder, { path });
  });
  const ahead = new Date(Date.now() + 1000 * DAY_MS);
  await utimes(file, ahead, ahead);
  expect(await sweepIn(folder, 8)).toEqual([]);
  expect(await sweepIn(folder, 16)).toEqual([file]);
});

test("what was uploaded after a backup stays while the documents that a restore has put aside name it", async () => {
  const [folder, backup] = [await temporaryFolder(), join(await temporaryFolder(), "backup")];
  await inLake(folder, (editor) => editor.create({ _id: "gown", _type: "product" }));
  await backUp(folder, backup);
  const file = await inLake(folder, async (editor) =>
    fileOf(folder, await editor.assets.upload("image", await paint("#804020"))),
  );
  const longAgo = new Date(Date.now() - 200 * DAY_MS);
  await utimes(file, longAgo, longAgo);
  const { savedAs = "" } = await restore(backup, folder);
  expect(await sweepIn(folder, 8)).toEqual([]);
  await access(file);

  for (const name of await readdir(folder))
    if (join(folder, name).startsWith(savedAs)) await rm(join(folder, name));
  expect(await sweepIn(folder, 8)).toEqual([file]);
});

function fileOf(folder: string, { path }: { path: string }): string {
  return join(folder, "assets", path.replace("atelier/production/", ""));
}

/** Returns what a sweep removes that many days from now. */
async function sweepIn(folder: string, days: number): Promise<string[]> {
  const storage = await openStorage({ folder, projectId: "atelier", dataset: "production" }, () => undefined);
  onTestFinished(() => storage.close().catch(() => undefined));
  const removed: string[] = [];
  await sweepAssets({
    folder,
    assets: storage.host.store,
    index: storage.assetIndex,
    history: storage.history,
    removeRenditions: async (file) => void removed.push(file),
    log: () => undefined,
    now: Date.now() + days * DAY_MS,
  });
  await storage.close();
  return removed;
}
