import { DatabaseSync } from "node:sqlite";
import { makePrivateFile } from "../safe-file.ts";
import { eraseFreeSpace } from "./erased-space.ts";

/**
 * Opens a file that is made when it is not there, and brings it up to this version. `pragmas`: for the connection. What is deleted is
 * overwritten, in each file of the lake: a telephone number or a password's hash that is gone can be read in no copy of the file.
 */
export function openMigrated(file: string, pragmas: string, migrations: readonly string[]): DatabaseSync {
  // SQLite gives its -wal and -shm files the rights of the file that they belong to.
  makePrivateFile(file);
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA secure_delete = ON; ${pragmas}`);
  try {
    migrate(database, file, migrations);
    eraseFreeSpace(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

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
