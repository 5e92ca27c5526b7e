import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { finishRestore, restoredPath } from "./finish-restore.ts";

const NOON = new Date("2026-12-24T12:00:00.000Z");
const kept = "before-restore-2026-12-24T12-00-00.000Z.sqlite";

async function openFolder() {
  const folder = join(await temporaryFolder(), "lake");
  await mkdir(folder);
  return folder;
}

/** A killed process leaves the log beside its database. */
async function writeDatabase(file: string, name: string, hasLog = false): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE gowns (name TEXT)");
  database.prepare("INSERT INTO gowns VALUES (?)").run(name);
  const log = hasLog ? await readFile(`${file}-wal`) : undefined;
  const bytes = hasLog ? await readFile(file) : undefined;
  database.close();
  if (bytes !== undefined && log !== undefined) {
    await writeFile(file, bytes);
    await writeFile(`${file}-wal`, log);
  }
}

function gownsIn(file: string): unknown[] {
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare("SELECT name FROM gowns")
      .all()
      .map(({ name }) => name);
  } finally {
    database.close();
  }
}

test("a restored database takes the place of the old one, which is kept with what was in its log", async () => {
  const folder = await openFolder();
  const current = join(folder, "lake.sqlite");
  await writeDatabase(current, "old", true);
  await writeDatabase(restoredPath(folder, NOON), "new");
  expect(await finishRestore(folder)).toBe(join(folder, kept));
  expect((await readdir(folder)).sort()).toEqual([kept, "lake.sqlite"]);
  expect(gownsIn(current)).toEqual(["new"]);
  expect(gownsIn(join(folder, kept))).toEqual(["old"]);
  expect(await finishRestore(folder)).toBeUndefined();
});

test("into an empty folder it is put without keeping anything", async () => {
  const folder = await openFolder();
  await writeDatabase(restoredPath(folder, NOON), "new");
  expect(await finishRestore(folder)).toBeUndefined();
  expect(await readdir(folder)).toEqual(["lake.sqlite"]);
  expect(gownsIn(join(folder, "lake.sqlite"))).toEqual(["new"]);
});

test("one that is damaged beyond reading is kept as it is", async () => {
  const folder = await openFolder();
  const current = join(folder, "lake.sqlite");
  await writeFile(current, "no database at all, but somebody may read something from it".repeat(100));
  await writeDatabase(restoredPath(folder, NOON), "new");
  expect(await finishRestore(folder)).toBe(join(folder, kept));
  expect(gownsIn(current)).toEqual(["new"]);
  expect(String(await readFile(join(folder, kept)))).toMatch(/^no database at all/);
});

test("a restore that was interrupted after the old one was kept is gone on with", async () => {
  const folder = await openFolder();
  const current = join(folder, "lake.sqlite");
  await writeDatabase(current, "old");
  await writeDatabase(join(folder, kept), "old, kept before");
  await writeDatabase(restoredPath(folder, NOON), "new");
  expect(await finishRestore(folder)).toBe(join(folder, kept));
  expect(gownsIn(current)).toEqual(["new"]);
  expect(gownsIn(join(folder, kept))).toEqual(["old, kept before"]);
});

test("of two that were restored the later one is true, and all before it are kept", async () => {
  const folder = await openFolder();
  await writeDatabase(join(folder, "lake.sqlite"), "first");
  const later = new Date(NOON.getTime() + 60_000);
  await writeDatabase(restoredPath(folder, later), "third");
  await writeDatabase(restoredPath(folder, NOON), "second");
  const last = "before-restore-2026-12-24T12-01-00.000Z.sqlite";
  expect(await finishRestore(folder)).toBe(join(folder, last));
  expect(gownsIn(join(folder, "lake.sqlite"))).toEqual(["third"]);
  expect([kept, last].map((name) => gownsIn(join(folder, name)))).toEqual([["first"], ["second"]]);
});

test("what is no restored database is left alone", async () => {
  const folder = await openFolder();
  const names = [
    "a-restored-2026-12-24T12-00-00.000Z",
    "restored-",
    "restored-2026-12-24T12-00-00.000Z-journal",
  ];
  for (const name of names) await writeFile(join(folder, name), "");
  expect(await finishRestore(folder)).toBeUndefined();
  expect((await readdir(folder)).sort()).toEqual([...names].sort());
});
