import { existsSync } from "node:fs";
import { link, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteCodeOf } from "@trousseau/host/http-error.ts";
import { moveIntoPlace, syncFolder } from "@trousseau/host/safe-file.ts";
import { openForReading } from "./database.ts";

/**
 * The new database is complete beside the old one, which is kept under another name. After a kill, the next call goes on. Returns
 * the path of what is kept.
 */
export async function finishRestore(folder: string): Promise<string | undefined> {
  const names = await readdir(folder);
  let savedAs: string | undefined;
  for (const name of names.filter((one) => wholeRestored.test(one)).sort()) {
    const preserved = join(folder, `${PUT_ASIDE}${name.slice(RESTORED.length)}.sqlite`);
    const current = join(folder, "lake.sqlite");
    if (await preserve(current, preserved)) savedAs = preserved;
    await moveIntoPlace(join(folder, name), current);
  }
  return savedAs;
}

/** The rest of the name says when. */
export function restoredPath(folder: string, now: Date): string {
  return join(folder, `${RESTORED}${now.toISOString().replaceAll(":", "-")}`);
}

function isReplacedDatabase(name: string): boolean {
  return name.startsWith(PUT_ASIDE) && name.endsWith(".sqlite");
}

const RESTORED = "restored-";

/** A killed SQLite leaves other files beside it, which are no databases. */
const wholeRestored = /^restored-[\dT.-]+Z$/;

const PUT_ASIDE = "before-restore-";

/** The next step puts another file in the place of `current`. Returns whether there was something to keep. */
export async function preserve(current: string, preserved: string): Promise<boolean> {
  const isThere = existsSync(current);
  if (isThere) {
    emptyLog(current);
    // A hard link copies nothing, and nothing is gone before the new file is in place.
    await addName(current, preserved);
    if (existsSync(`${current}-wal`)) await addName(`${current}-wal`, `${preserved}-wal`);
    await syncFolder(dirname(current));
  }
  // SQLite would apply the log of the old database to the new one.
  for (const suffix of ["-wal", "-shm"]) await rm(current + suffix, { force: true });
  return isThere;
}

/** A replaced database may be damaged, and is then kept as it is. */
function emptyLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      database.close();
    }
  } catch (error) {
    if (sqliteCodeOf(error) === undefined) throw error;
  }
}

/** An interrupted restore may have given it the name already. */
async function addName(file: string, name: string): Promise<void> {
  if (!existsSync(name)) await link(file, name);
}

/** Throws when one of them cannot be read. */
export async function openReplacedDatabases(folder: string) {
  const names = (await readdir(folder)).filter(isReplacedDatabase);
  const databases = names.map((name) => openForReading(join(folder, name)));
  const close = () => {
    for (const database of databases) database.close();
  };
  try {
    const find = databases.map((database) => database.prepare("SELECT 1 FROM documents WHERE id = ?"));
    return { has: (id: string) => find.some((statement) => statement.get(id) !== undefined), close };
  } catch (error) {
    close();
    throw error;
  }
}
