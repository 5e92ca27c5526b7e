import type { DatabaseSync } from "node:sqlite";
import { isDamage } from "@trousseau/host/damaged-database.ts";
import { messageOf } from "@trousseau/host/http-error.ts";
import { inTransaction } from "@trousseau/host/migrate.ts";
import { type Document, parseDocument } from "./document.ts";
import { checkDocument } from "./document-check.ts";
import { readDocumentRows } from "./document-rows.ts";
import { InvalidMutation } from "./mutation-error.ts";

export type UnreadableDocument = {
  id: string;
  reason: string;
  /** Undefined means that nothing of it can be read. */
  text: string | undefined;
  /** A time looks like `2026-12-24T17:00:00.000Z`. */
  foundAt: string;
};

/** One damaged row should not take others with it, nor be lost. */
export function createUnreadableDocuments(database: DatabaseSync) {
  const insert = database.prepare("INSERT INTO unreadable (id, body, reason, found) VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM documents WHERE id = ?");
  const all = database.prepare(
    "SELECT id, reason, body, max(found) AS found FROM unreadable WHERE id NOT IN (SELECT id FROM documents) GROUP BY id ORDER BY id",
  );

  function setAside(id: string, body: unknown, reason: string): void {
    // This order lets a process that is killed in between find the row again.
    insert.run(id, typeof body === "string" ? body : null, reason, new Date().toISOString());
    remove.run(id);
  }

  /** An unreadable row moves to a table of its own, and is no document any more. */
  function read(id: string, body: unknown): Document | undefined {
    if (typeof body !== "string") return undefined;
    try {
      const document = parseDocument(body);
      if (document._id === id) return document;
      setAside(id, body, `It calls itself "${document._id}"`);
    } catch (error) {
      setAside(id, body, messageOf(error));
    }
    return undefined;
  }

  for (const { id, body } of readSuspects()) {
    const document = read(String(id), body);
    if (document !== undefined) checkSuspect(document, body);
  }

  /** A disk may have damaged many rows at once. */
  function readSuspects() {
    try {
      return database.prepare(SUSPECTS).all();
    } catch (error) {
      if (!isDamage(error)) throw error;
      rebuildDocuments(database, (id, reason) => insert.run(id, null, reason, new Date().toISOString()));
      return database.prepare(SUSPECTS).all();
    }
  }

  /** Perhaps only a text in it looks like a name that fails queries. */
  function checkSuspect(document: Document, body: unknown): void {
    try {
      checkDocument(document._id, document);
    } catch (error) {
      if (!(error instanceof InvalidMutation)) throw error;
      setAside(document._id, body, error.message);
    }
  }

  return {
    /** Documents that were written again since are left out. */
    list: (): UnreadableDocument[] =>
      all.all().map(({ id, reason, body, found: foundAt }) => ({
        id: String(id),
        reason: String(reason),
        text: typeof body === "string" ? body : undefined,
        foundAt: String(foundAt),
      })),
    read,
  };
}

/** SQLite reads JSON much faster, so it finds the rows that are no documents. */
const SUSPECTS = `
  SELECT id, body FROM documents WHERE CASE
    WHEN NOT json_valid(body) THEN 1
    WHEN json_type(body) <> 'object' THEN 1
    ELSE json_extract(body, '$._id') IS NOT id OR json_type(body, '$._type') IS NOT 'text'
      OR instr(body, '"hasOwnProperty":') > 0
  END
`;

/**
 * Pages of the table are damaged, so a new table takes what its rows or its history still hold. It is one transaction, so a kill
 * changes nothing.
 */
function rebuildDocuments(database: DatabaseSync, onLost: (id: string, reason: string) => void): void {
  const bodies = new Map<string, string>();
  const lost = new Map<string, string>();
  readDocumentRows(database, {
    take: (id, body) => bodies.set(id, body),
    onLost: (id, reason) => lost.set(id, reason),
  });
  inTransaction(database, () => {
    database.exec(`ALTER TABLE documents RENAME TO ${DAMAGED}; ${newTable}`);
    const insert = database.prepare("INSERT INTO documents (id, body) VALUES (?, ?)");
    for (const [id, body] of bodies) insert.run(id, body);
    for (const [id, reason] of lost) onLost(id, reason);
  });
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
