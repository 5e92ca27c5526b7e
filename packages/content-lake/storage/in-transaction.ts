import type { DatabaseSync } from "node:sqlite";

/** Nothing is left behind by work that throws. A dry run ends with a rollback. */
export function inTransaction(
  database: DatabaseSync,
  work: () => void,
  end: "COMMIT" | "ROLLBACK" = "COMMIT",
): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec(end);
  } catch (error) {
    // A full disk may have ended the transaction already. The first error is the one worth reporting.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
