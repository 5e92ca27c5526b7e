import { constants } from "node:fs";
import { access, copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openForReading } from "../store/database.ts";
import { lockFolder } from "../store/lock.ts";

/**
 * A consistent copy of a lake's documents, history and assets, while it runs or not. Copying into an earlier backup only copies the
 * assets that are new. Passwords and tokens are not in it: a backup may be kept where they may not.
 */
export async function backUp(folder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const unfinished = join(target, "lake.sqlite.part");
  await rm(unfinished, { force: true });
  await copyDocuments(folder, unfinished);
  // Assets never change and are written before any document names them: what is copied after the documents is enough.
  await copyAssets(folder, target);
  await rename(unfinished, join(target, "lake.sqlite"));
}

/** Puts a backup in a data folder's place. What was there is kept beside it, and named in the answer. */
export async function restore(
  source: string,
  folder: string,
  now = new Date(),
): Promise<{ keptAs: string | undefined }> {
  checkIntegrity(join(source, "lake.sqlite"));
  await mkdir(folder, { recursive: true });
  const lock = lockFolder(folder);
  try {
    await copyAssets(source, folder);
    const unfinished = join(folder, "lake.sqlite.part");
    await rm(unfinished, { force: true });
    await copyDocuments(source, unfinished);
    const keptAs = await setAside(folder, now);
    await rename(unfinished, join(folder, "lake.sqlite"));
    return { keptAs };
  } finally {
    lock.release();
  }
}

/**
 * All documents of one moment, in a file that nothing else is needed with. Not SQLite's online backup: that starts again whenever somebody
 * writes, and under steady writing would never end. This reads within one transaction, which writers do not wait for.
 */
export async function copyDocuments(folder: string, file: string): Promise<void> {
  const database = openForReading(join(folder, "lake.sqlite"));
  try {
    database.prepare("VACUUM INTO ?").run(file);
  } finally {
    database.close();
  }
  const copy = await open(file, "r+");
  await copy.sync();
  await copy.close();
}

async function copyAssets(from: string, to: string): Promise<void> {
  for (const kind of ["images", "files"]) {
    const names = await readdir(join(from, "assets", kind)).catch(() => []);
    await mkdir(join(to, "assets", kind), { recursive: true });
    for (const name of names.filter((one) => !one.endsWith(".part"))) {
      await copyOnce(join(from, "assets", kind, name), join(to, "assets", kind, name));
    }
  }
}

async function copyOnce(from: string, to: string): Promise<void> {
  const isThere = await access(to).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE);
  await rename(`${to}.part`, to);
}

function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const result = database.prepare("PRAGMA integrity_check").get()?.integrity_check;
    if (result !== "ok") throw new Error(`The backup ${file} is damaged: ${result}`);
  } finally {
    database.close();
  }
}

async function setAside(folder: string, now: Date): Promise<string | undefined> {
  const current = join(folder, "lake.sqlite");
  const isThere = await access(current).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const keptAs = join(folder, `before-restore-${now.toISOString().replaceAll(":", "-")}.sqlite`);
  await copyDocuments(folder, keptAs);
  for (const suffix of ["", "-wal", "-shm"]) await rm(current + suffix, { force: true });
  return keptAs;
}
