import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DamagedDatabase, isDamaged, isForbidden, refuseEmptied } from "./damaged-database.ts";
import { eraseFreeSpace } from "./erased-space.ts";
import { makePrivateFile, PRIVATE_FOLDER } from "./safe-file.ts";

/**
 * Opens or makes a database, and its folder, that this account alone can read. Deleted data is overwritten in each file, so that no copy
 * reveals a telephone number or a password's hash.
 */
export function openMigrated(
  file: string,
  pragmas: string,
  migrations: readonly string[],
  { keepsCopy = true } = {},
): DatabaseSync {
  if (file !== IN_MEMORY) {
    refuseEmptied(file);
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    // SQLite gives its -wal and -shm files the rights of the database.
    makePrivateFile(file);
  }
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA secure_delete = ON; ${pragmas}`);
    if (keepsCopy) copyBefore(database, file, migrations);
    migrate(database, file, migrations);
    eraseFreeSpace(database);
  } catch (error) {
    database.close();
    throw isDamaged(error) ? new DamagedDatabase(file, error) : error;
  }
  return database;
}

/** The way back to the version that wrote the file: the copy stays beside it, until somebody deletes it. */
function copyBefore(database: DatabaseSync, file: string, migrations: readonly string[]): void {
  const version = versionOf(database);
  const copy = `${file}.before-schema-${migrations.length}`;
  if (version === 0 || version >= migrations.length || existsSync(copy)) return;
  const unfinished = `${copy}.${process.pid}.part`;
  rmSync(unfinished, { force: true });
  database.prepare("VACUUM INTO ?").run(unfinished);
  makePrivateFile(unfinished);
  renameSync(unfinished, copy);
}

/** SQLite calls a database without a file like this. */
export const IN_MEMORY = ":memory:";

/** Two processes that open the file at once migrate it one after the other, each in one transaction. */
function migrate(database: DatabaseSync, file: string, migrations: readonly string[]): void {
  if (versionOf(database) === migrations.length) return;
  inTransaction(database, () => {
    const version = knownVersion(database, file, migrations);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function knownVersion(database: DatabaseSync, file: string, migrations: readonly string[]): number {
  const version = versionOf(database);
  if (version > migrations.length)
    throw new Error(
      `${file} was written by another version (schema ${version}, this one knows ${migrations.length}): start that version, or restore a backup of this one into another folder.`,
    );
  if (version === 0 && objectsOf(database).length > 0 && !isAdopted(database, migrations))
    throw new Error(
      `${file} was written by another program (it has tables, but no schema): move it away, or choose another folder.`,
    );
  return version;
}

/** Whether the file is from before there were schemas, and its first migration takes it as it is. */
function isAdopted(database: DatabaseSync, migrations: readonly string[]): boolean {
  const adopts = migrations[0]?.includes("CREATE TABLE IF NOT EXISTS") ?? false;
  return adopts && foreignObjects(database, migrations).length === 0;
}

/** A start ends before it touches anything. Throws one sentence where a newer version, or another program, has written the file. */
export function refuseUnknown(file: string, migrations: readonly string[]): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    knownVersion(database, file, migrations);
  } catch (error) {
    // Whoever opens a damaged file says so, and the shop shows its last good catalogue beside one that it may not read.
    if (!isDamaged(error) && !isForbidden(error)) throw error;
  } finally {
    database?.close();
  }
}

/**
 * A trigger in a stranger's file would go on working. Returns the tables, indexes and others that no version of these migrations
 * makes.
 */
export function foreignObjects(database: DatabaseSync, migrations: readonly string[]): string[] {
  const model = new DatabaseSync(IN_MEMORY);
  const own = new Set<string>();
  for (const migration of migrations) {
    model.exec(migration);
    for (const name of objectsOf(model)) own.add(name);
  }
  model.close();
  return objectsOf(database).filter((name) => !own.has(name));
}

function objectsOf(database: DatabaseSync): string[] {
  const all = database.prepare("SELECT type, name FROM sqlite_schema").all();
  // SQLite itself makes indexes and tables of statistics.
  const isInternal = /^(index|table) sqlite_/;
  return all.map(({ type, name }) => `${type} ${name}`).filter((one) => !isInternal.test(one));
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

/** Nothing is left behind by work that throws. A dry run ends with a rollback. */
export function inTransaction<T>(
  database: DatabaseSync,
  work: () => T,
  end: "COMMIT" | "ROLLBACK" = "COMMIT",
): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec(end);
    return result;
  } catch (error) {
    // A full disk may have ended the transaction already. The first error is the one worth reporting.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
