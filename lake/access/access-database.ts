import type { DatabaseSync } from "node:sqlite";
import { openMigrated } from "@trousseau/host/migrate.ts";

export const ACCESS_FILE = "access.sqlite";

/** Its own file lets a password be set while the lake runs, and keeps keys out of exports and backups. */
export function openAccessFile(file: string): DatabaseSync {
  return openMigrated(file, "PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL;", accessMigrations);
}

export function timeIn(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function migrateAccessCopy(file: string): void {
  openMigrated(file, "PRAGMA journal_mode = MEMORY;", accessMigrations, { keepsCopy: false }).close();
}

/** Times are milliseconds since 1970. Null is unknown or never. */
const firstSchema = `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    role TEXT NOT NULL,
    password TEXT NOT NULL,
    created INTEGER,
    updated INTEGER,
    last_used INTEGER
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    expires INTEGER,
    created INTEGER,
    last_used INTEGER,
    revoked INTEGER
  ) STRICT;
  CREATE INDEX tokens_by_person ON tokens (person);
  CREATE TABLE settings (
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, key)
  ) STRICT;
`;

/** A link has no person before it is taken up by somebody new, and no sender where a person asked for it themselves. */
const withLinks = `
  ALTER TABLE people ADD COLUMN email TEXT;
  CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT,
    name TEXT NOT NULL COLLATE NOCASE,
    role TEXT NOT NULL,
    email TEXT,
    sender TEXT,
    expires INTEGER NOT NULL
  ) STRICT;
`;

/** The maker is a person or a program. Null: the command, or nobody knows. */
const withMakers = `
  ALTER TABLE tokens ADD COLUMN maker TEXT;
  CREATE INDEX tokens_by_maker ON tokens (maker);
`;

/** An address that somebody else has entered has their id: links for new passwords are sent there. */
const withEmailMakers = "ALTER TABLE people ADD COLUMN email_maker TEXT;";

export const accessMigrations = [firstSchema, withLinks, withMakers, withEmailMakers] as const;
