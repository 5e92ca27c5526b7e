import { access, link, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { moveIntoPlace, syncFolder } from "../safe-file.ts";

/**
 * Puts a restored database, which is complete beside the old one, in its place. What was there is preserved under a name of its own. A process
 * that is killed in here leaves nothing half: the next one that opens the folder calls this again, and it goes on. Returns the path of what is
 * preserved, or nothing when there was nothing to restore or to preserve.
 */
export async function finishRestore(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  let savedAs: string | undefined;
  for (const name of names.filter((one) => wholeRestored.test(one)).sort()) {
    const preserved = join(folder, `${PUT_ASIDE}${name.slice(RESTORED.length)}.sqlite`);
    if (await replace(join(folder, "lake.sqlite"), join(folder, name), preserved)) savedAs = preserved;
  }
  return savedAs;
}

/** Where a restore leaves the new database for `finishRestore`. The rest of the name says when. */
export function restoredPath(folder: string, now: Date): string {
  return join(folder, `${RESTORED}${now.toISOString().replaceAll(":", "-")}`);
}

/** Whether a file of a data folder is a database that a restore has preserved. */
export function isReplacedDatabase(name: string): boolean {
  return name.startsWith(PUT_ASIDE) && name.endsWith(".sqlite");
}

const RESTORED = "restored-";

/** A name of `restoredPath`, and nothing beside it: what SQLite leaves there when it is killed is no database. */
const wholeRestored = /^restored-[\dT.-]+Z$/;

const PUT_ASIDE = "before-restore-";

/** Says whether there was something to keep. */
async function replace(current: string, restored: string, preserved: string): Promise<boolean> {
  const isThere = await exists(current);
  if (isThere) {
    emptyLog(current);
    // A second name for the same file: nothing is copied, and nothing is gone before the new one is in place.
    await addName(current, preserved);
    if (await exists(`${current}-wal`)) await addName(`${current}-wal`, `${preserved}-wal`);
    await syncFolder(join(current, ".."));
  }
  // SQLite would apply the log of the old database to the new one.
  for (const suffix of ["-wal", "-shm"]) await rm(current + suffix, { force: true });
  await moveIntoPlace(restored, current);
  return isThere;
}

/** Writes what is in the log into the file itself, where that is possible: one that is to be replaced may be damaged, and is preserved as it is. */
function emptyLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      database.close();
    }
  } catch (error) {
    if (!(error instanceof Error) || !("errcode" in error)) throw error;
  }
}

/** It has the name already when this was interrupted before. */
async function addName(file: string, name: string): Promise<void> {
  if (!(await exists(name))) await link(file, name);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
