import { access, readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { backUp } from "../command/backup.ts";
import { restore } from "../command/restore.ts";
import { openStorage } from "../storage/storage.ts";
import { address, inLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { sweepAssets } from "./asset-sweep.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Uploads a picture, and returns its file. */
async function upload(
  folder: string,
  work: (editor: SanityClient, id: string) => unknown,
  colour = "#804020",
) {
  return await inLake(folder, async (editor) => {
    const { _id, path } = await editor.assets.upload("image", await paint(colour));
    await work(editor, _id);
    return join(folder, "assets", path.replace("atelier/production/", ""));
  });
}

const remove = (editor: SanityClient, id: string) => editor.delete(id);

/** The bytes are dated so many days from now. */
async function date(file: string, days: number): Promise<void> {
  const time = new Date(Date.now() + days * DAY_MS);
  await utimes(file, time, time);
}

/** Returns what a sweep removes that many days from now. */
async function sweepIn(folder: string, days: number): Promise<string[]> {
  const storage = await openStorage({ folder, ...address }, () => undefined);
  const removed: string[] = [];
  const { history, host, assetIndex: index } = storage;
  const removeRenditions = async (file: string) => void removed.push(file);
  const now = Date.now() + days * DAY_MS;
  await sweepAssets({
    folder,
    assets: host.store,
    index,
    history,
    removeRenditions,
    log: () => undefined,
    now,
  });
  await storage.close();
  return removed;
}

test("the bytes of a deleted asset leave the disk days later, unless somebody needs them again", async () => {
  const folder = await temporaryFolder();
  const gone = await upload(folder, remove);
  const restored = await upload(folder, remove, "#208040");
  await upload(folder, () => undefined, "#208040");
  expect(await sweepIn(folder, 6)).toEqual([]);
  await access(gone);
  expect(await sweepIn(folder, 8)).toEqual([gone]);
  await expect(access(gone)).rejects.toMatchObject({ code: "ENOENT" });
  await access(restored);
});

test("old bytes of an asset that was deleted lately stay for some days", async () => {
  const folder = await temporaryFolder();
  const file = await upload(folder, remove);
  await date(file, -200);
  expect(await sweepIn(folder, 6)).toEqual([]);
  expect(await sweepIn(folder, 8)).toEqual([file]);
});

test("bytes that are dated years ahead count as of the sweep that finds them", async () => {
  const folder = await temporaryFolder();
  const file = await upload(folder, remove);
  await date(file, 1000);
  expect(await sweepIn(folder, 8)).toEqual([]);
  expect(await sweepIn(folder, 16)).toEqual([file]);
});

test("what was uploaded after a backup stays while the documents that a restore has put aside name it", async () => {
  const [folder, backup] = [await temporaryFolder(), await temporaryFolder("backup")];
  await inLake(folder, (editor) => editor.create({ _id: "gown", _type: "product" }));
  await backUp(folder, backup);
  const file = await upload(folder, () => undefined);
  await date(file, -200);
  const { savedAs = "" } = await restore(backup, folder);
  expect(await sweepIn(folder, 8)).toEqual([]);
  await access(file);
  for (const name of await readdir(folder))
    if (join(folder, name).startsWith(savedAs)) await rm(join(folder, name));
  expect(await sweepIn(folder, 8)).toEqual([file]);
});
