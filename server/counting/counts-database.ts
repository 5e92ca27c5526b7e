import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The folder in DATA_DIR. */
const COUNTS_FOLDER = "counts";

const PAGE_BYTES = 4096;

/** The largest file. Beyond it counts are lost until old days are deleted. */
const MOST_BYTES = 48 * 1024 * 1024;

/** `day` is "2026-11-24". These columns are all that is known of a visit. */
const schema = `
  CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    dress TEXT NOT NULL,
    word TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind, dress, word)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Opens or makes the counts of a DATA_DIR, readable by this account alone. No visitor waits for another process or
 * for the disk, so a count may be lost.
 */
export function openCountsDatabase(dataFolder: string, mostBytes = MOST_BYTES): DatabaseSync {
  const folder = join(dataFolder, COUNTS_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "counts.sqlite");
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      PRAGMA busy_timeout = 0;
      PRAGMA page_size = ${PAGE_BYTES};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA max_page_count = ${Math.floor(mostBytes / PAGE_BYTES)};
      ${schema}
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
