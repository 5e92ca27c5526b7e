import { DatabaseSync } from "node:sqlite";
import { makePrivateFile } from "../safe-file.ts";
import { isDamage } from "./document-rows.ts";
import { eraseFreeSpace } from "./erased-space.ts";

/**
 * Opens a file that is made when it is not there, and brings it up to this version. `pragmas`: for the connection. What is deleted is
 * overwritten, in each file of the lake: a telephone number or a password's hash that is gone can be read in no copy of the file.
 */
export function openMigrated(file: string, pragmas: string, migrations: readonly string[]): DatabaseSync {
  // SQLite gives its -wal and -shm files the rights of the file that they belong to.
  if (file !== IN_MEMORY) makePrivateFile(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA secure_delete = ON; ${pragmas}`);
    migrate(database, file, migrations);
    eraseFreeSpace(database);
  } catch (error) {
    database.close();
    throw isDamaged(error) ? new DamagedDatabase(file, error) : error;
  }
  return database;
}

/** SQLite's own word for a database without a file. */
export const IN_MEMORY = ":memory:";

/** SQLite itself does not say which file it means. */
export class DamagedDatabase extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is damaged: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Whether a part of the file is damaged, or all of it is none of SQLite's. */
export function isDamaged(error: unknown): boolean {
  return (
    isDamage(error) || (error instanceof Error && "errcode" in error && error.errcode === NOT_A_DATABASE)
  );
}

const NOT_A_DATABASE = 26;

/**
 * Brings a file of any earlier version up to this one: `migrations` lead from each schema version to the next, from 0, an empty file.
 * All in one transaction, which two processes that open the file at once take one after the other.
 */
function migrate(database: DatabaseSync, file: string, migrations: readonly string[]): void {
  if (versionOf(database) === migrations.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = versionOf(database);
    if (version > migrations.length)
      throw new Error(
        `${file} was written by a newer content lake (schema ${version}, this one knows ${migrations.length})`,
      );
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}
