import type { DatabaseSync } from "node:sqlite";
import { sqliteCodeOf } from "./http-error.ts";

/** A private row's last bytes go by VACUUM. Where that fails, the next process that opens the file tries again. */
export function eraseFreeSpace(database: DatabaseSync): void {
  try {
    const isErased = database.prepare("PRAGMA application_id").get()?.application_id === ERASED;
    if (!isErased) database.exec(`VACUUM; PRAGMA application_id = ${ERASED}`);
    // A process that was killed has left its log.
    emptyLog(database);
  } catch (error) {
    if (sqliteCodeOf(error) === undefined) throw error;
  }
}

/**
 * SQLite overwrites a deleted row, but not where pages have moved it before. The next process that opens the file vacuums it.
 */
export function eraseAtNextOpening(database: DatabaseSync): void {
  database.exec("PRAGMA application_id = 0");
}

/** The log is emptied at once, or as soon as nobody reads the file. */
export function createLogEraser(database: DatabaseSync): () => void {
  let timer: NodeJS.Timeout | undefined;

  function erase(): void {
    clearTimeout(timer);
    // The last to close a file empties its log.
    if (!database.isOpen || isEmptied(database)) return;
    timer = setTimeout(erase, AGAIN_MS);
    timer.unref();
  }

  return erase;
}

const AGAIN_MS = 10_000;

/** The deletion is committed, so a full disk does not undo it. */
function isEmptied(database: DatabaseSync): boolean {
  try {
    return emptyLog(database);
  } catch {
    return false;
  }
}

/** Empties the log, which holds earlier states of what was deleted. Returns whether it was possible, and waits for no reader. */
function emptyLog(database: DatabaseSync): boolean {
  const timeout = Number(database.prepare("PRAGMA busy_timeout").get()?.timeout);
  database.exec("PRAGMA busy_timeout = 0");
  try {
    return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
}

/** SQLite keeps this number for programs. These letters, "Lake", mark a file that holds no deleted rows. */
const ERASED = 0x4c616b65;
