import { DatabaseSync } from "node:sqlite";
import { makePrivateFile } from "../safe-file.ts";

/**
 * Who may do what: people, their settings, tokens and sessions. In a file of its own, so that a password can be set or a token made
 * while the lake runs, and an export or a backup of the content carries no keys.
 */
export function openAccessFile(file: string): DatabaseSync {
  makePrivateFile(file);
  const database = new DatabaseSync(file);
  database.exec(schema);
  return database;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 2000;
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
