import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf, sqliteCodeOf } from "./http-error.ts";
import { makePrivateFile } from "./safe-file.ts";

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another process is using ${folder}. Stop it first, or choose another data folder.`);
    this.name = "FolderInUse";
  }
}

/**
 * The operating system holds this lock for SQLite, and it ends with the process. There is never a stale lock. Throws FolderInUse.
 */
export function lockFolder(folder: string): { release: () => void } {
  const file = join(folder, "lock");
  makePrivateFile(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    throw new Error(`${folder} cannot be locked: ${messageOf(error)}.`, { cause: error });
  }
  return { release: () => lock.close() };
}

/** SQLITE_BUSY is neither a full disk nor a file of another program. */
function isBusy(error: unknown): boolean {
  return ((sqliteCodeOf(error) ?? 0) & 0xff) === 5;
}

export function isInUse(folder: string): boolean {
  if (!existsSync(join(folder, "lock"))) return false;
  try {
    lockFolder(folder).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}
