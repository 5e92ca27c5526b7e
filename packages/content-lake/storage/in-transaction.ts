import type { DatabaseSync } from "node:sqlite";

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
