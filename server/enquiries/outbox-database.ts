import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FolderInUse, lockFolder } from "@trousseau/content-lake/folder-lock";

/** The folder in DATA_DIR. */
export const OUTBOX_FOLDER = "enquiries";

const PAGE_BYTES = 4096;

/** The most that may wait, in bytes: thousands of enquiries. Beyond it a new one is refused. */
const MOST_BYTES = 64 * 1024 * 1024;

/** How long to wait for another process that is writing (npm run privacy). In milliseconds. */
const BUSY_MS = 2_000;

/**
 * `next` is the next step and `rest` those after it; both are empty once all are done, and the row in `words` is
 * deleted. What is left recognises a second press. `is_told` means that the label has it in one way at least.
 */
const schema = `
  CREATE TABLE submissions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    form_key TEXT NOT NULL,
    received INTEGER NOT NULL,
    next TEXT,
    rest TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    is_aside INTEGER NOT NULL DEFAULT 0,
    is_told INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE words (
    id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX submissions_by_fingerprint ON submissions (fingerprint);
  CREATE INDEX submissions_waiting ON submissions (next, sequence) WHERE next IS NOT NULL;
`;

/** `kind` is one of those in submission.ts. */
const kinds = "ALTER TABLE submissions ADD COLUMN kind TEXT NOT NULL DEFAULT 'enquiry'";

/** Rows are kept long enough to count the suspected ones. */
const suspicion = "ALTER TABLE submissions ADD COLUMN is_suspected INTEGER NOT NULL DEFAULT 0";

/** A change of the schema is one more entry. */
const migrations = [schema, kinds, suspicion];

/** Opens or makes the outbox of a DATA_DIR, readable by this account alone. FULL: a commit has reached the disk. */
export function openOutboxDatabase(dataFolder: string, mostBytes = MOST_BYTES): DatabaseSync {
  const file = privateFile(dataFolder, "outbox.sqlite");
  const database = new DatabaseSync(file);
  try {
    database.exec(`
      PRAGMA busy_timeout = ${BUSY_MS};
      PRAGMA page_size = ${PAGE_BYTES};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA max_page_count = ${Math.floor(mostBytes / PAGE_BYTES)};
    `);
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Takes the right to deliver, or everything would be sent twice. Undefined while another process has it. */
export function lockDelivery(dataFolder: string): { release(): void } | undefined {
  try {
    return lockFolder(privateFolder(dataFolder));
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}

function privateFolder(dataFolder: string): string {
  const folder = join(dataFolder, OUTBOX_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function privateFile(dataFolder: string, name: string): string {
  const file = join(privateFolder(dataFolder), name);
  closeSync(openSync(file, "a", 0o600));
  return file;
}

function migrate(database: DatabaseSync, file: string) {
  database.exec("BEGIN IMMEDIATE");
  const { user_version } = database.prepare("PRAGMA user_version").get() ?? {};
  const version = Number(user_version);
  if (version > migrations.length) throw new Error(`${file} was written by a newer version of the shop.`);
  for (const statements of migrations.slice(version)) database.exec(statements);
  database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}
