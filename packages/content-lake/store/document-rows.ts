import type { DatabaseSync } from "node:sqlite";

interface DocumentRowCallbacks {
  take(id: string, body: string): void;
  /** A document of which neither its row nor its last revision can be read. */
  onLost(id: string, reason: string): void;
}

/**
 * Reads every row of `documents`, in the order of their ids. Where a page of the file is damaged, one after the other instead, each from
 * its last revision when its own row is lost. A row may then be taken twice.
 */
export function readDocumentRows(database: DatabaseSync, rows: DocumentRowCallbacks): void {
  try {
    for (const { id, body } of database.prepare("SELECT id, body FROM documents ORDER BY id").iterate())
      if (typeof id === "string" && typeof body === "string") rows.take(id, body);
  } catch (error) {
    if (!isDamage(error)) throw error;
    readOneByOne(database, rows);
  }
}

/** Whether SQLite says that a part of the file is damaged, or that the disk cannot read it: CORRUPT, IOERR_READ, IOERR_CORRUPTFS. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return false;
  return (error.errcode & 0xff) === 11 || error.errcode === 266 || error.errcode === 8458;
}

function readOneByOne(database: DatabaseSync, { take, onLost }: DocumentRowCallbacks): void {
  const row = database.prepare("SELECT body FROM documents WHERE id = ?");
  const last = database.prepare(
    "SELECT body FROM revisions WHERE document = ? ORDER BY sequence DESC LIMIT 1",
  );
  const ids = database.prepare("SELECT DISTINCT document AS id FROM revisions ORDER BY document").all();
  for (const { id } of ids) {
    try {
      const body = readOr(
        () => row.get(String(id))?.body,
        () => last.get(String(id))?.body,
      );
      if (typeof body === "string") take(String(id), body);
    } catch (error) {
      if (!isDamage(error)) throw error;
      onLost(String(id), "Neither its row nor its last revision can be read: the file is damaged there");
    }
  }
}

function readOr<Value>(read: () => Value, otherwise: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return otherwise();
  }
}
