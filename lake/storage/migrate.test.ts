import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inTransaction, openMigrated, refuseUnknown } from "@trousseau/host/migrate.ts";
import { withoutRights } from "@trousseau/host/testing/without-rights.ts";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/test-lake.ts";
import { openForReading, openForWriting } from "./database.ts";

const GOWNS = "CREATE TABLE gowns (name TEXT);";
const COLOUR = "ALTER TABLE gowns ADD COLUMN colour TEXT DEFAULT 'ivory';";
const ODILE = "INSERT INTO gowns VALUES ('Odile')";

/** Returns what this query finds in a file, which is closed again. */
function rowsIn(database: DatabaseSync, query = "SELECT * FROM gowns"): unknown[] {
  const rows = database.prepare(query).all();
  database.close();
  return rows;
}

function write(database: DatabaseSync, sql: string): void {
  database.exec(sql);
  database.close();
}

/** The first version has stored a gown in this file. */
async function firstVersion(): Promise<string> {
  const file = await temporaryFolder("gowns.sqlite");
  write(openMigrated(file, "", [GOWNS]), ODILE);
  return file;
}

test("a file of a newer lake is refused, and left as it is", async () => {
  const file = await temporaryFolder("lake.sqlite");
  const database = openForWriting(file);
  database.exec("PRAGMA user_version = 1000");
  expect(() => openForWriting(file)).toThrow("another version (schema 1000");
  expect(rowsIn(database, "SELECT count(*) AS n FROM documents")).toEqual([{ n: 0 }]);
});

test("a file of another program is refused, and gets no table of ours", async () => {
  const file = await temporaryFolder("gowns.sqlite");
  const foreign = new DatabaseSync(file);
  foreign.exec("CREATE TABLE shoes (name TEXT)");
  expect(() => openMigrated(file, "", [GOWNS])).toThrow("another program");
  expect(rowsIn(foreign, "SELECT name FROM sqlite_schema")).toEqual([{ name: "shoes" }]);
});

test("a file from before there were schemas is opened where its first migration says so", async () => {
  const file = await temporaryFolder("gowns.sqlite");
  write(new DatabaseSync(file), GOWNS + ODILE);
  expect(() => openMigrated(file, "", [GOWNS])).toThrow("another program");
  const migrations = [GOWNS.replace("TABLE", "TABLE IF NOT EXISTS"), COLOUR];
  expect(rowsIn(openMigrated(file, "", migrations))).toEqual([{ name: "Odile", colour: "ivory" }]);
});

test("a migration that breaks off leaves the file as it was, for the next try", async () => {
  const file = await firstVersion();
  const breaking = [GOWNS, COLOUR, "UPDATE missing SET at = 1;"];
  expect(() => openMigrated(file, "", breaking)).toThrow("no such table");
  expect(rowsIn(openForReading(file))).toEqual([{ name: "Odile" }]);
  expect(rowsIn(openForReading(file), "PRAGMA user_version")).toEqual([{ user_version: 1 }]);
  expect(rowsIn(openMigrated(file, "", [GOWNS, COLOUR]))).toEqual([{ name: "Odile", colour: "ivory" }]);
});

test("before a migration the file is copied, and the copy opens with the version that wrote it", async () => {
  const file = await firstVersion();
  const copy = `${file}.before-schema-2`;
  for (let time = 0; time < 2; time += 1) openMigrated(file, "", [GOWNS, COLOUR]).close();
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  expect((await readdir(dirname(file))).toSorted()).toEqual(["gowns.sqlite", "gowns.sqlite.before-schema-2"]);
  expect(rowsIn(openMigrated(copy, "", [GOWNS]))).toEqual([{ name: "Odile" }]);
});

test("a new file has nothing to copy", async () => {
  const file = await temporaryFolder("gowns.sqlite");
  openMigrated(file, "", [GOWNS, COLOUR]).close();
  expect(await readdir(dirname(file))).toEqual(["gowns.sqlite"]);
});

test("a file that is up to date opens while another process writes to it", async () => {
  const file = await temporaryFolder("access.sqlite");
  const writer = openMigrated(file, "PRAGMA journal_mode = WAL;", [GOWNS]);
  writer.exec(`BEGIN IMMEDIATE; ${ODILE}`);
  expect(rowsIn(openMigrated(file, "PRAGMA busy_timeout = 0;", [GOWNS]))).toEqual([]);
  writer.close();
});

test("an emptied file is refused while its log is there, and the log stays", async () => {
  const file = await temporaryFolder("gowns.sqlite");
  const open = () => openMigrated(file, "PRAGMA journal_mode = WAL;", [GOWNS]);
  const database = open();
  database.exec(ODILE);
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
    const file = await temporaryFolder("lake.sqlite");
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

test("what has been rolled back already is not rolled back again: the first error is the one that is heard of", () => {
  const database = new DatabaseSync(":memory:");
  const work = () => {
    database.exec("ROLLBACK");
    throw new Error("The disk is full.");
  };
  expect(() => inTransaction(database, work)).toThrow("The disk is full.");
});

test("nobody else writes during a transaction, from its beginning on", async () => {
  const file = await temporaryFolder("gowns.sqlite");
  const [one, other] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })];
  onTestFinished(() => {
    for (const database of [one, other]) database.close();
  });
  one.exec(GOWNS);
  const write = () => other.exec(ODILE);
  inTransaction(one, () => expect(write).toThrow(/locked/));
  expect(write).not.toThrow();
});
