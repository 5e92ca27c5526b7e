import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { refuseEmptied } from "@trousseau/content-lake/damaged-database";

const PAGE_BYTES = 4096;

type DatabaseOptions = {
  /** The largest file; beyond it SQLite takes nothing more. */
  mostBytes: number;
  /** Statements that come before any other. */
  pragmas: string;
  /** Makes the tables. */
  prepare(database: DatabaseSync): void;
};

/** Opens or makes a database that this account alone can read. */
export function openDatabase(file: string, { mostBytes, pragmas, prepare }: DatabaseOptions): DatabaseSync {
  refuseEmptied(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      ${pragmas}
      PRAGMA page_size = ${PAGE_BYTES};
      PRAGMA journal_mode = WAL;
      PRAGMA max_page_count = ${Math.floor(mostBytes / PAGE_BYTES)};
    `);
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
