import type { DatabaseSync } from "node:sqlite";
import { isDamage } from "@trousseau/host/damaged-database.ts";

type DocumentRowCallbacks = {
  take(id: string, body: string): void;
  /** Neither the row nor the last revision of this document can be read. */
  onLost(id: string, reason: string): void;
};

/**
 * Rows come in the order of ids. Where a page is damaged, each document is read alone, perhaps twice, and a lost row from its
 * last revision.
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
