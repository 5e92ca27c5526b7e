import type { DatabaseSync } from "node:sqlite";

/**
 * Writes a file anew, once, in which an earlier version has only forgotten where deleted rows were. Where that is not possible, because the disk
 * is full or damaged or somebody else is writing, the next process that opens the file tries again.
 */
export function eraseFreeSpace(database: DatabaseSync): void {
  if (database.prepare("PRAGMA application_id").get()?.application_id === ERASED) return;
  try {
    database.exec(`VACUUM; PRAGMA application_id = ${ERASED}`);
    emptyLog(database);
  } catch (error) {
    if (!(error instanceof Error) || !("errcode" in error)) throw error;
  }
}

/** Empties the log of a file after something was deleted for good: at once, or as soon as nobody reads in it any more. */
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

/** The deletion itself has been committed: a disk that is full now does not undo it. */
function isEmptied(database: DatabaseSync): boolean {
  try {
    return emptyLog(database);
  } catch {
    return false;
  }
}

/**
 * Writes what is in the log into the file itself, and cuts the log to nothing: until then it holds earlier states of what was deleted. Returns
 * whether it was possible; nobody who is reading is waited for.
 */
function emptyLog(database: DatabaseSync): boolean {
  const timeout = Number(database.prepare("PRAGMA busy_timeout").get()?.timeout);
  database.exec("PRAGMA busy_timeout = 0");
  try {
    return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout = ${timeout}`);
  }
}

/** The mark of a file in which no earlier version has left deleted rows: a number that SQLite keeps for programs, here the letters "Lake". */
const ERASED = 0x4c616b65;
