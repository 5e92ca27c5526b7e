import type { DatabaseSync } from "node:sqlite";
import { openMigrated } from "../storage/migrate.ts";

/** Its own file lets a password be set while the lake runs, and keeps keys out of exports and backups. */
export function openAccessFile(file: string): DatabaseSync {
  return openMigrated(file, "PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL;", accessMigrations);
}

export function timeIn(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The first version had no number, so its tables may exist in a file of version 0. */
const firstSchema = `
  CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    role TEXT NOT NULL,
    password TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    expires INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS settings (
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, key)
  ) STRICT;
`;

/** Times are milliseconds since 1970. Null is unknown or never. */
const timesOfUse = `
  ALTER TABLE keys RENAME TO tokens;
  ALTER TABLE tokens ADD COLUMN created INTEGER;
  ALTER TABLE tokens ADD COLUMN last_used INTEGER;
  ALTER TABLE tokens ADD COLUMN revoked INTEGER;
  CREATE INDEX tokens_by_person ON tokens (person);
  ALTER TABLE people ADD COLUMN created INTEGER;
  ALTER TABLE people ADD COLUMN updated INTEGER;
  ALTER TABLE people ADD COLUMN last_used INTEGER;
`;

/** Earlier versions kept Studio's recent searches (user-settings.ts). Their bytes go when the file is opened. */
const noSearches = `
  DELETE FROM settings WHERE key LIKE 'studio.search.recent%';
  PRAGMA application_id = 0;
`;

export const accessMigrations = [firstSchema, timesOfUse, noSearches] as const;
