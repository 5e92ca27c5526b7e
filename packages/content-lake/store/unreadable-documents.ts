import type { DatabaseSync } from "node:sqlite";
import { type Document, parseDocument } from "./document.ts";
import { checkDocument } from "./document-check.ts";
import { isDamage } from "./document-rows.ts";
import { InvalidMutation } from "./mutation-error.ts";
import { rebuildDocuments } from "./rebuild-documents.ts";

/** A document that could not be read, and what was found instead. */
export interface UnreadableDocument {
  id: string;
  /** What is wrong with it. */
  reason: string;
  /** What there is of it, as it was found. Undefined where nothing of it can be read. */
  text: string | undefined;
  /** When that was found out, as `2026-12-24T17:00:00.000Z`. */
  found: string;
}

interface UnreadableDocuments {
  /** Those that have not been written again since. */
  list(): UnreadableDocument[];
  /** Reads a row of `documents`. One that cannot be read is moved to a table of its own, and is no document any more. */
  read(id: string, body: unknown): Document | undefined;
}

/** One damaged row should not take the others with it, nor be lost: an older version's, or a disk's. */
export function createUnreadableDocuments(database: DatabaseSync): UnreadableDocuments {
  const insert = database.prepare("INSERT INTO unreadable (id, body, reason, found) VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM documents WHERE id = ?");
  const all = database.prepare(
    "SELECT id, reason, body, max(found) AS found FROM unreadable WHERE id NOT IN (SELECT id FROM documents) GROUP BY id ORDER BY id",
  );

  function setAside(id: string, body: unknown, reason: string): void {
    // In this order: a process that is killed in between finds the row once more.
    insert.run(id, typeof body === "string" ? body : null, reason, new Date().toISOString());
    remove.run(id);
  }

  function read(id: string, body: unknown): Document | undefined {
    if (typeof body !== "string") return undefined;
    try {
      const document = parseDocument(body);
      if (document._id === id) return document;
      setAside(id, body, `It calls itself "${document._id}"`);
    } catch (error) {
      setAside(id, body, error instanceof Error ? error.message : String(error));
    }
    return undefined;
  }

  for (const { id, body } of readSuspects()) {
    const document = read(String(id), body);
    if (document !== undefined) checkSuspect(document, body);
  }

  /** A disk may have damaged more than one row: a page of many, or what leads to them. */
  function readSuspects() {
    try {
      return database.prepare(SUSPECTS).all();
    } catch (error) {
      if (!isDamage(error)) throw error;
      rebuildDocuments(database, (id, reason) => insert.run(id, null, reason, new Date().toISOString()));
      return database.prepare(SUSPECTS).all();
    }
  }

  /** It may be that only a text in it looks like a name that fails queries. */
  function checkSuspect(document: Document, body: unknown): void {
    try {
      checkDocument(document._id, document);
    } catch (error) {
      if (!(error instanceof InvalidMutation)) throw error;
      setAside(document._id, body, error.message);
    }
  }

  return {
    list: () =>
      all.all().map(({ id, reason, body, found }) => ({
        id: String(id),
        reason: String(reason),
        text: typeof body === "string" ? body : undefined,
        found: String(found),
      })),
    read,
  };
}

/** Rows that SQLite, which reads JSON much faster, does not take for documents under their ids. */
const SUSPECTS = `
  SELECT id, body FROM documents WHERE CASE
    WHEN NOT json_valid(body) THEN 1
    WHEN json_type(body) <> 'object' THEN 1
    ELSE json_extract(body, '$._id') IS NOT id OR json_type(body, '$._type') IS NOT 'text'
      OR instr(body, '"hasOwnProperty":') > 0
  END
`;
