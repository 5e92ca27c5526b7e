import type { DatabaseSync } from "node:sqlite";

/** All of it or none. Throws what the work throws, and what SQLite throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has rolled it back already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
