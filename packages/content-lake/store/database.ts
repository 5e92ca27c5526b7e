import { DatabaseSync } from "node:sqlite";
import { openMigrated } from "./migrate.ts";

/** Opens the one connection that writes. FULL: an acknowledged commit has reached the disk, not only the system's cache. */
export function openForWriting(file: string): DatabaseSync {
  const pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;";
  return openMigrated(file, pragmas, migrations);
}

/** Brings an unfinished copy up to this version; throws when a newer one has written it. Nothing is left beside it, however this ends. */
export function migrateCopy(file: string): void {
  openMigrated(file, "PRAGMA journal_mode = MEMORY;", migrations).close();
}

/** A reader of its own: WAL lets it see whole commits while the writer goes on. */
export function openForReading(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true });
}

/**
 * `documents` is what is true now; `revisions` is every state a document has been in (a null body: it was deleted), which is both the
 * history that Studio shows and the feed that readers follow; `transactions` says who changed what, and when; `links` holds the
 * references of every current document, so that nothing is deleted that something else needs.
 */
const firstSchema = `
  CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL,
    timestamp TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS revisions (
    sequence INTEGER NOT NULL REFERENCES transactions,
    document TEXT NOT NULL,
    body TEXT,
    PRIMARY KEY (sequence, document)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS revisions_by_document ON revisions (document, sequence);
  CREATE TABLE IF NOT EXISTS links (
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    is_strong INTEGER NOT NULL,
    PRIMARY KEY (source, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS links_by_target ON links (target);
`;

/** The mutations that made each revision, as JSON. Null: only their outcome is known. */
const mutationsColumn = `
  ALTER TABLE revisions ADD COLUMN mutations TEXT;
`;

/**
 * The request that a client sent under its own transaction id (a hash), and its results, as JSON. Null: the id is the lake's
 * own. And the rows of documents that could not be read, as they were found.
 */
const transactionResultsAndUnreadable = `
  ALTER TABLE transactions ADD COLUMN fingerprint TEXT;
  ALTER TABLE transactions ADD COLUMN results TEXT;
  CREATE TABLE unreadable (
    id TEXT NOT NULL,
    body TEXT,
    reason TEXT NOT NULL,
    found TEXT NOT NULL
  ) STRICT;
`;

/** Where each of a revision's mutations stood among all of its transaction, as JSON. Null: that is not known. */
const positionsColumn = `
  ALTER TABLE revisions ADD COLUMN positions TEXT;
`;

/**
 * A moment by its time, the last deletion of a document, and the versions of one document (`versions.spring.gown` is one of `gown`):
 * found without looking through all that has ever been.
 */
const historyIndexes = `
  CREATE INDEX transactions_by_time ON transactions (timestamp, sequence);
  CREATE INDEX deletions_by_document ON revisions (document, sequence) WHERE body IS NULL;
  CREATE INDEX revisions_by_version ON revisions (substr(document, instr(substr(document, 10), '.') + 10), document)
    WHERE document >= 'versions.' AND document < 'versions/';
`;

/** What leads from each schema version to the next, from 0: an empty file. A change of the schema is one more line. */
const migrations = [
  firstSchema,
  mutationsColumn,
  transactionResultsAndUnreadable,
  positionsColumn,
  historyIndexes,
] as const;

/** What this version writes. */
export const SCHEMA_VERSION = migrations.length;
