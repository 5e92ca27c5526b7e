import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readLastBackup } from "../storage/last-backup.ts";
import { inLake, paint, temporaryFolder } from "../testing/test-lake.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";

/** A lake with a picture, as it is named in the lake and in a backup. */
async function lakeWithPicture() {
  const lake = await temporaryFolder();
  const bytes = await paint("#123456");
  const { path } = await inLake(lake, (editor) => editor.assets.upload("image", bytes));
  return { lake, bytes, picture: `assets/${path.replace(/^images\/atelier\/production/, "images")}` };
}

async function backedUp() {
  const { lake, bytes, picture } = await lakeWithPicture();
  const backups = await temporaryFolder();
  const { place } = await backUp(lake, backups);
  return { lake, bytes, picture, backups, place };
}

/** Three bytes change, and the size stays. */
async function rot(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.write("rot", 100);
  await writeFile(file, bytes);
}

test.each([
  ["changed bytes", rot],
  ["lost its end", (file: string) => truncate(file, 100)],
  ["gone", (file: string) => rm(file)],
  ["become unreadable", (file: string) => rm(file).then(() => mkdir(file))],
] as const)(
  "a picture that has %s in the folder of backups is copied from the shop again, for all backups",
  async (_, spoil) => {
    const { lake, bytes, picture, backups, place } = await backedUp();
    await spoil(join(backups, picture));
    const next = await backUp(lake, backups);
    expect(await verify(place)).toBe(place);
    expect(await verify(backups)).toBe(next.place);
    expect(await readFile(join(backups, picture))).toEqual(bytes);
  },
);

test.each([
  ["changed bytes", rot],
  ["lost its end", (file: string) => truncate(file, 100)],
  ["become unreadable", (file: string) => rm(file).then(() => mkdir(file))],
  ["gone", (file: string) => rm(file)],
] as const)(
  "a picture that has %s in the shop stays whole in its backups, and leads back from there",
  async (_, spoil) => {
    const { lake, bytes, picture, backups } = await backedUp();
    await spoil(join(lake, picture));
    const { place, lost } = await backUp(lake, backups);
    expect(lost).toEqual([]);
    expect(await verify(backups)).toBe(place);
    await restore(backups, lake);
    expect(await readFile(join(lake, picture))).toEqual(bytes);
  },
);

test("a picture that is damaged in the shop, and in no backup, is named, and keeps nothing else from its backup", async () => {
  const { lake, picture } = await lakeWithPicture();
  await rot(join(lake, picture));
  const backups = await temporaryFolder();
  const { place, lost } = await backUp(lake, backups);
  expect(lost).toEqual([picture]);
  await expect(verify(backups)).rejects.toThrow(`${picture} is missing`);
  await restore(backups, await temporaryFolder(), { isIncomplete: true });
  expect(await readdir(backups)).toContain(basename(place));
});

test("a stranger's file among the pictures ends no backup", async () => {
  const { lake, backups } = await backedUp();
  await writeFile(join(lake, "assets/images/.DS_Store"), "of a Mac");
  const { place, lost } = await backUp(lake, backups);
  expect(lost).toEqual([]);
  expect(await verify(backups)).toBe(place);
});

test("a backup that is not read back as it was written is gone, and those before it stay", async () => {
  const { lake, backups, place } = await backedUp();
  const last = await readLastBackup(lake);
  const before = await readdir(backups);
  let isSpoilt: Promise<void> | undefined;
  const failing = backUp(lake, backups, {
    keep: 1,
    report({ step }) {
      if (step !== "Reading the documents back") return;
      isSpoilt ??= spoilUnfinished(backups);
    },
  });
  await expect(failing).rejects.toThrow("lake.sqlite is damaged");
  await isSpoilt;
  expect(await readdir(backups)).toEqual(before);
  expect(await verify(backups)).toBe(place);
  expect(await readLastBackup(lake)).toBe(last);
});

async function spoilUnfinished(backups: string): Promise<void> {
  const [unfinished = ""] = (await readdir(backups)).filter((name) => name.endsWith(".part"));
  const file = join(backups, unfinished, "lake.sqlite");
  await truncate(file, (await stat(file)).size - 1);
}
