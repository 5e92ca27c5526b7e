import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { withoutRights } from "../testing/without-rights.ts";
import { openForReading, openForWriting } from "./database.ts";
import { openMigrated, refuseUnknown } from "./migrate.ts";

const GOWNS = "CREATE TABLE gowns (name TEXT);";
const COLOUR = "ALTER TABLE gowns ADD COLUMN colour TEXT DEFAULT 'ivory';";

/** The first version has stored a gown in this file. */
async function firstVersion(): Promise<string> {
  const file = join(await temporaryFolder(), "gowns.sqlite");
  const database = openMigrated(file, "", [GOWNS]);
  database.exec("INSERT INTO gowns VALUES ('Odile')");
  database.close();
  return file;
}

test("a file of a newer lake is refused, and left as it is", async () => {
  const file = join(await temporaryFolder(), "lake.sqlite");
  const database = openForWriting(file);
  database.exec("PRAGMA user_version = 1000");
  expect(() => openForWriting(file)).toThrow("another version (schema 1000");
  expect(database.prepare("SELECT count(*) AS documents FROM documents").get()).toEqual({ documents: 0 });
  database.close();
});

test("a file of another program is refused, and gets no table of ours", async () => {
  const file = join(await temporaryFolder(), "gowns.sqlite");
  const foreign = new DatabaseSync(file);
  foreign.exec("CREATE TABLE shoes (name TEXT)");
  expect(() => openMigrated(file, "", [GOWNS])).toThrow("another program");
  expect(foreign.prepare("SELECT name FROM sqlite_schema").all()).toEqual([{ name: "shoes" }]);
  foreign.close();
});

test("a file from before there were schemas is opened where its first migration says so", async () => {
  const file = join(await temporaryFolder(), "gowns.sqlite");
  const earlier = new DatabaseSync(file);
  earlier.exec(`${GOWNS} INSERT INTO gowns VALUES ('Odile')`);
  earlier.close();
  expect(() => openMigrated(file, "", [GOWNS])).toThrow("another program");
  const now = openMigrated(file, "", [GOWNS.replace("TABLE", "TABLE IF NOT EXISTS"), COLOUR]);
  expect(now.prepare("SELECT * FROM gowns").all()).toEqual([{ name: "Odile", colour: "ivory" }]);
  now.close();
});

test("a migration that breaks off leaves the file as it was, for the next try", async () => {
  const file = await firstVersion();
  expect(() => openMigrated(file, "", [GOWNS, COLOUR, "UPDATE missing SET at = 1;"])).toThrow(
    "no such table",
  );
  const before = openForReading(file);
  expect(before.prepare("SELECT * FROM gowns").all()).toEqual([{ name: "Odile" }]);
  expect(before.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
  before.close();
  const after = openMigrated(file, "", [GOWNS, COLOUR]);
  expect(after.prepare("SELECT colour FROM gowns").all()).toEqual([{ colour: "ivory" }]);
  after.close();
});

test("before a migration the file is copied, and the copy opens with the version that wrote it", async () => {
  const file = await firstVersion();
  openMigrated(file, "", [GOWNS, COLOUR]).close();
  const copy = `${file}.before-schema-2`;
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  openMigrated(file, "", [GOWNS, COLOUR]).close();
  expect((await readdir(dirname(file))).toSorted()).toEqual(["gowns.sqlite", "gowns.sqlite.before-schema-2"]);
  const before = openMigrated(copy, "", [GOWNS]);
  expect(before.prepare("SELECT * FROM gowns").all()).toEqual([{ name: "Odile" }]);
  before.close();
});

test("a new file has nothing to copy", async () => {
  const file = join(await temporaryFolder(), "gowns.sqlite");
  openMigrated(file, "", [GOWNS, COLOUR]).close();
  expect(await readdir(dirname(file))).toEqual(["gowns.sqlite"]);
});

test("a file that is up to date opens while another process writes to it", async () => {
  const file = join(await temporaryFolder(), "access.sqlite");
  const writer = openMigrated(file, "PRAGMA journal_mode = WAL;", [GOWNS]);
  writer.exec("BEGIN IMMEDIATE; INSERT INTO gowns VALUES ('Odile')");
  const reader = openMigrated(file, "PRAGMA busy_timeout = 0;", [GOWNS]);
  expect(reader.prepare("SELECT count(*) AS gowns FROM gowns").get()).toEqual({ gowns: 0 });
  reader.close();
  writer.close();
});

test("an emptied file is refused while its log is there, and the log stays", async () => {
  const file = join(await temporaryFolder(), "gowns.sqlite");
  const open = () => openMigrated(file, "PRAGMA journal_mode = WAL;", [GOWNS]);
  const database = open();
  database.exec("INSERT INTO gowns VALUES ('Odile')");
  const log = readFileSync(`${file}-wal`);
  database.close();
  writeFileSync(`${file}-wal`, log);
  writeFileSync(file, "");
  expect(open).toThrow(/gowns.sqlite is damaged: it is empty/);
  expect(readFileSync(`${file}-wal`)).toEqual(log);
});

test.each([
  ["in a folder that cannot be written", 0o555, 0o444],
  ["of another owner", 0o755, 0o000],
])(
  "a file %s ends no start, and whoever reads it is told which it is",
  async (_where, folderMode, fileMode) => {
    const file = join(await temporaryFolder(), "lake.sqlite");
    openForWriting(file).close();
    chmodSync(file, fileMode);
    chmodSync(dirname(file), folderMode);
    withoutRights(() => {
      expect(() => refuseUnknown(file, [])).not.toThrow();
      expect(() => openForReading(file)).toThrow(`${file} cannot be opened (`);
    });
    chmodSync(dirname(file), 0o700);
  },
);
