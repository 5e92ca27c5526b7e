import type { DatabaseSync } from "node:sqlite";

/**
 * Brings a file of any earlier version up to this one: `migrations` lead from each schema version to the next, from 0, an empty file.
 * All in one transaction, which two processes that open the file at once take one after the other.
 */
export function migrate(database: DatabaseSync, file: string, migrations: readonly string[]): void {
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
