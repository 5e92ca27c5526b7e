import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { finishRestore, restoredPath } from "./finish-restore.ts";

const NOON = new Date("2026-12-24T12:00:00.000Z");
const kept = "before-restore-2026-12-24T12-00-00.000Z.sqlite";

/** A killed process leaves the log beside its database. */
async function writeDatabase(file: string, name: string, hasLog = false): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec(
    `PRAGMA journal_mode = WAL; CREATE TABLE gowns (name TEXT); INSERT INTO gowns VALUES ('${name}')`,
  );
  const files = hasLog ? await Promise.all([file, `${file}-wal`].map((one) => readFile(one))) : [];
  database.close();
  for (const [at, bytes] of files.entries()) await writeFile(at === 0 ? file : `${file}-wal`, bytes);
}

/** Returns the name in each database of the folder, by its file, after the restore has been finished. */
async function openFolder(databases: Record<string, string> = {}) {
  const folder = await temporaryFolder("lake");
  await mkdir(folder);
  for (const [name, gown] of Object.entries(databases)) await writeDatabase(join(folder, name), gown);
  return {
    folder,
    current: join(folder, "lake.sqlite"),
    restored: (gown: string, at = NOON) => writeDatabase(restoredPath(folder, at), gown),
    finish: async () => (await finishRestore(folder))?.slice(folder.length + 1),
    gowns: async () => {
      const gowns: Record<string, unknown> = {};
      for (const name of await readdir(folder)) {
        const database = new DatabaseSync(join(folder, name));
        gowns[name] = database.prepare("SELECT name FROM gowns").get()?.["name"];
        database.close();
      }
      return gowns;
    },
  };
}

test("a restored database takes the place of the old one, which is kept with what was in its log", async () => {
  const { current, restored, finish, gowns } = await openFolder();
  await writeDatabase(current, "old", true);
  await restored("new");
  expect(await finish()).toBe(kept);
  expect(await gowns()).toEqual({ [kept]: "old", "lake.sqlite": "new" });
  expect(await finish()).toBeUndefined();
});

test("into an empty folder it is put without keeping anything", async () => {
  const { restored, finish, gowns } = await openFolder();
  await restored("new");
  expect(await finish()).toBeUndefined();
  expect(await gowns()).toEqual({ "lake.sqlite": "new" });
});

test("one that is damaged beyond reading is kept as it is", async () => {
  const { folder, current, restored, finish } = await openFolder();
  const words = "no database at all, but somebody may read something from it".repeat(100);
  await writeFile(current, words);
  await restored("new");
  expect(await finish()).toBe(kept);
  expect(await readFile(join(folder, kept), "utf8")).toBe(words);
});

test("a restore that was interrupted after the old one was kept is gone on with", async () => {
  const { restored, finish, gowns } = await openFolder({ "lake.sqlite": "old", [kept]: "old, kept before" });
  await restored("new");
  expect(await finish()).toBe(kept);
  expect(await gowns()).toEqual({ [kept]: "old, kept before", "lake.sqlite": "new" });
});

test("of two that were restored the later one is true, and all before it are kept", async () => {
  const { restored, finish, gowns } = await openFolder({ "lake.sqlite": "first" });
  await restored("third", new Date(NOON.getTime() + 60_000));
  await restored("second");
  const last = "before-restore-2026-12-24T12-01-00.000Z.sqlite";
  expect(await finish()).toBe(last);
  expect(await gowns()).toEqual({ [kept]: "first", [last]: "second", "lake.sqlite": "third" });
});

test("what is no restored database is left alone", async () => {
  const { folder, finish } = await openFolder();
  const time = "2026-12-24T12-00-00.000Z";
  const names = [`a-restored-${time}`, "restored-", `restored-${time}-journal`];
  for (const name of names) await writeFile(join(folder, name), "");
  expect(await finish()).toBeUndefined();
  expect((await readdir(folder)).sort()).toEqual(names.sort());
});
