import { readdirSync, type Stats, statSync } from "node:fs";
import { sqliteCodeOf } from "./http-error.ts";

/** SQLite itself does not say which file it means. */
export class DamagedDatabase extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} is damaged: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** SQLite says CORRUPT, IOERR_READ or IOERR_CORRUPTFS for damage. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCodeOf(error) ?? 0;
  return (code & 0xff) === 11 || code === 266 || code === 8458;
}

/** The whole file may be none of SQLite's. */
export function isDamaged(error: unknown): boolean {
  return isDamage(error) || sqliteCodeOf(error) === NOT_A_DATABASE;
}

const NOT_A_DATABASE = 26;

/** The file belongs to another owner, or its disk is read-only: SQLite writes beside a database even to read it. */
export function isForbidden(error: unknown): boolean {
  return FORBIDDEN.has((sqliteCodeOf(error) ?? 0) & 0xff);
}

/** SQLITE_READONLY and SQLITE_CANTOPEN. */
const FORBIDDEN: ReadonlySet<number> = new Set([8, 14]);

/**
 * SQLite takes an empty file for a new database, and deletes the log beside it. Throws where that log, or another trace of what the
 * database held, is still there.
 */
export function refuseEmptied(file: string, traces: readonly string[] = []): void {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry && !entry.isFile()) throw new DamagedDatabase(file, "it is no file. Move it away");
  if (entry && entry.size > 0) return;
  const trace = [`${file}-wal`, ...traces].find(holdsSomething);
  if (trace !== undefined)
    throw new DamagedDatabase(
      file,
      `it is ${entry ? "empty" : "gone"}, and ${trace} shows that it held something. Nothing was changed. Restore a backup; or keep a copy of both, and move them away to begin anew`,
    );
}

function holdsSomething(path: string): boolean {
  const entry: Stats | undefined = statSync(path, { throwIfNoEntry: false });
  return entry?.isDirectory() ? readdirSync(path).length > 0 : (entry?.size ?? 0) > 0;
}
