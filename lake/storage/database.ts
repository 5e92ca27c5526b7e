import { DatabaseSync } from "node:sqlite";
import { DamagedDatabase, isDamaged, isForbidden } from "@trousseau/host/damaged-database.ts";
import { messageOf } from "@trousseau/host/http-error.ts";
import { openMigrated } from "@trousseau/host/migrate.ts";

/** synchronous = FULL means that an acknowledged commit has reached the disk, not only the system's cache. */
export function openForWriting(file: string): DatabaseSync {
  const pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;";
  return openMigrated(file, pragmas, documentMigrations);
}

/** Throws when a newer version wrote the copy. Nothing is left beside it. */
export function migrateCopy(file: string): void {
  openMigrated(file, "PRAGMA journal_mode = MEMORY;", documentMigrations, { keepsCopy: false }).close();
}

/** WAL lets a reader see whole commits while the writer goes on. Throws an error that names a file that is damaged or may not be read. */
export function openForReading(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    // SQLite looks at the file itself only when it is asked something.
    database.prepare("PRAGMA schema_version").get();
    return database;
  } catch (error) {
    database?.close();
    if (!isForbidden(error)) throw namingDamage(file, error);
    const advice = "give this account the right to it, and a disk that can be written";
    throw new Error(`${file} cannot be opened (${messageOf(error)}): ${advice}.`, { cause: error });
  }
}

/** The copy is of one moment. SQLite's online backup would start again with every write. */
export function copyDatabase(from: string, to: string): void {
  const database = openForReading(from);
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } catch (error) {
    throw namingDamage(from, error);
  } finally {
    database.close();
  }
}

function namingDamage(file: string, error: unknown): unknown {
  return isDamaged(error) ? new DamagedDatabase(file, error) : error;
}

/**
 * `documents` holds the current state. `revisions` holds every state (a null body is a deletion): Studio's history, and the feed
 * that readers follow. Its mutations, and their places in the transaction, are JSON; null means that only the outcome is known.
 * `transactions` says who changed what, and when; a client's own id keeps a hash of its request and the results. `links` holds all
 * references, so that nothing needed is deleted. `unreadable` keeps damaged rows as they were found. The last three indexes find a
 * moment, a last deletion, and the versions of a document: `versions.spring.gown` is a version of `gown`.
 */
const firstSchema = `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    fingerprint TEXT,
    results TEXT
  ) STRICT;
  CREATE TABLE revisions (
    sequence INTEGER NOT NULL REFERENCES transactions,
    document TEXT NOT NULL,
    body TEXT,
    mutations TEXT,
    positions TEXT,
    PRIMARY KEY (sequence, document)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX revisions_by_document ON revisions (document, sequence);
  CREATE TABLE links (
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    is_strong INTEGER NOT NULL,
    PRIMARY KEY (source, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_target ON links (target);
  CREATE TABLE unreadable (
    id TEXT NOT NULL,
    body TEXT,
    reason TEXT NOT NULL,
    found TEXT NOT NULL
  ) STRICT;
  CREATE INDEX transactions_by_time ON transactions (timestamp, sequence);
  CREATE INDEX deletions_by_document ON revisions (document, sequence) WHERE body IS NULL;
  CREATE INDEX revisions_by_version ON revisions (substr(document, instr(substr(document, 10), '.') + 10), document)
    WHERE document >= 'versions.' AND document < 'versions/';
`;

/** SQLite uses `revisions_by_version` only for its own expression, word for word. */
export const versionsOf = `
  SELECT DISTINCT document AS id FROM revisions
  WHERE document >= 'versions.' AND document < 'versions/'
    AND substr(document, instr(substr(document, 10), '.') + 10) = ?
  ORDER BY document`;

/** Each migration leads to the next schema version, from 0, an empty file. */
export const documentMigrations = [firstSchema] as const;
