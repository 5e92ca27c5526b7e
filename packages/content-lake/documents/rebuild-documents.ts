import type { DatabaseSync } from "node:sqlite";
import { isDamage, readDocumentRows } from "./document-rows.ts";

/**
 * Pages of the table are damaged, so a new table takes what its rows or its history still hold. It is one transaction, so a kill
 * changes nothing.
 */
export function rebuildDocuments(database: DatabaseSync, onLost: (id: string, reason: string) => void): void {
  const bodies = new Map<string, string>();
  const lost = new Map<string, string>();
  readDocumentRows(database, {
    take: (id, body) => bodies.set(id, body),
    onLost: (id, reason) => lost.set(id, reason),
  });
  database.exec(`BEGIN IMMEDIATE; ALTER TABLE documents RENAME TO ${DAMAGED}; ${newTable}`);
  try {
    const insert = database.prepare("INSERT INTO documents (id, body) VALUES (?, ?)");
    for (const [id, body] of bodies) insert.run(id, body);
    for (const [id, reason] of lost) onLost(id, reason);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
  removeDamaged(database);
}

const DAMAGED = "damaged_documents";

const newTable = "CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;";

/** A backup would fail at the old table. Where its pages are damaged, the file keeps them unused. */
function removeDamaged(database: DatabaseSync): void {
  try {
    database.exec(`DROP TABLE ${DAMAGED}`);
  } catch (error) {
    if (!isDamage(error)) throw error;
    database.enableDefensive(false);
    database.exec(
      `PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = '${DAMAGED}'; PRAGMA writable_schema = RESET;`,
    );
    database.enableDefensive(true);
  }
}
