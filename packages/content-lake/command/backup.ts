import { constants, createReadStream, existsSync } from "node:fs";
import { copyFile, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { unpackTar } from "modern-tar/fs";
import { copyAccess } from "../access/access-copy.ts";
import { ACCESS_FILE, accessMigrations } from "../access/access-database.ts";
import { createFileSafely, isUnfinished, makePrivateFolder } from "../safe-file.ts";
import { isDataFolder, tidyDataFolder } from "../storage/data-folder.ts";
import { copyDatabase, documentMigrations, migrateCopy } from "../storage/database.ts";
import { finishRestore, preserve, restoredPath } from "../storage/finish-restore.ts";
import { writeLastBackup } from "../storage/last-backup.ts";
import { lockFolder } from "../storage/lock.ts";
import { foreignObjects } from "../storage/migrate.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { requireLake, UsageError } from "./flags.ts";

/**
 * The copy is consistent, whether or not the lake runs. People and tokens are left out unless asked for, because backups travel.
 */
export async function backUp(folder: string, target: string, withPeople = false): Promise<void> {
  requireLake(folder);
  await withFolder(target, async () => {
    if (withPeople)
      await createFileSafely(join(target, ACCESS_FILE), (unfinished) => copyAccess(folder, unfinished));
    await createFileSafely(join(target, "lake.sqlite"), async (unfinished) => {
      copyDocuments(folder, unfinished);
      // Assets never change and are stored before any document names them, so they can be copied last.
      await copyAssets(folder, target);
    });
  });
  await writeLastBackup(folder);
}

/** Restores a folder, or the archive that Studio has made of one. */
export async function restore(
  source: string,
  folder: string,
  now = new Date(),
  withPeople = false,
): Promise<{ savedAs: string | undefined }> {
  if (!(await lstat(source).catch(() => undefined))?.isFile())
    return await restoreFolder(source, folder, now, withPeople);
  return await withTemporaryFolder("content-lake-restore", async (unpacked) => {
    await pipeline(
      createReadStream(source),
      unpackTar(unpacked, { strict: true, fmode: 0o600, dmode: 0o700, filter: isPlain }),
    );
    return await restoreFolder(unpacked, folder, now, withPeople);
  });
}

/** A process that is killed in here has either not begun, or the next one that opens the folder finishes its work. */
async function restoreFolder(
  source: string,
  folder: string,
  now: Date,
  withPeople: boolean,
): Promise<{ savedAs: string | undefined }> {
  const file = join(source, "lake.sqlite");
  if (!existsSync(file)) throw new Error(`There is no backup in ${source}: it would hold a lake.sqlite.`);
  if (withPeople && !existsSync(join(source, ACCESS_FILE)))
    throw new UsageError(
      `The backup in ${source} does not say who may log in: it was made without --with-people.`,
    );
  await refuseLinks(source);
  checkBackup(file, documentMigrations);
  if (withPeople) checkBackup(join(source, ACCESS_FILE), accessMigrations);
  return await withFolder(folder, async () => {
    await copyAssets(source, folder);
    await createFileSafely(restoredPath(folder, now), (unfinished) => {
      copyDocuments(source, unfinished);
      migrateCopy(unfinished);
    });
    if (withPeople) await restoreAccess(source, folder, now);
    return { savedAs: await finishRestore(folder) };
  });
}

/** A stranger's backup could link to a key of this machine, which would be shown as a picture. */
async function refuseLinks(source: string): Promise<void> {
  const own = ["lake.sqlite", ACCESS_FILE, "assets"].map((name) => join(source, name));
  const inside = await readdir(join(source, "assets"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  for (const path of [...own, ...inside.map(({ parentPath, name }) => join(parentPath, name))]) {
    const found = await lstat(path).catch(() => undefined);
    if (found?.isSymbolicLink())
      throw new UsageError(`${path} is a link, and could lead anywhere: a backup holds none.`);
  }
}

/** No lake and no other backup uses the folder meanwhile. Throws UsageError where something else is in it. */
async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await makePrivateFolder(folder);
  if (!(await isDataFolder(folder)))
    throw new UsageError(
      `There is something else than a lake or a backup in ${folder}. Name an empty folder, or one for it alone.`,
    );
  const lock = lockFolder(folder);
  try {
    await tidyDataFolder(folder);
    return await work();
  } finally {
    lock.release();
  }
}

/** A link in an archive could lead anywhere. */
export function isPlain({ type }: { type?: string | undefined }): boolean {
  return type === undefined || type === "file" || type === "directory";
}

export function copyDocuments(folder: string, file: string): void {
  copyDatabase(join(folder, "lake.sqlite"), file);
}

async function copyAssets(from: string, to: string): Promise<void> {
  for (const kind of ["images", "files"]) {
    const names = await readdir(join(from, "assets", kind)).catch(() => []);
    for (const name of names.filter((one) => !isUnfinished(one))) {
      await copyOnce(join(from, "assets", kind, name), join(to, "assets", kind, name));
    }
  }
}

async function copyOnce(from: string, to: string): Promise<void> {
  // An earlier restore may have left a part of it: assets never change.
  if ((await stat(to).catch(() => undefined))?.size === (await stat(from)).size) return;
  await createFileSafely(to, (unfinished) => copyFile(from, unfinished, constants.COPYFILE_FICLONE));
}

/** The backup is checked before anything is changed. */
function checkBackup(file: string, migrations: readonly string[]): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const result = database.prepare("PRAGMA integrity_check").get()?.integrity_check;
    if (result !== "ok") throw new Error(`The backup ${file} is damaged: ${result}`);
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > migrations.length)
      throw new Error(
        `The backup ${file} was written by a newer content lake (schema ${version}, this one knows ${migrations.length}). Restore it with that version.`,
      );
    const [foreign] = foreignObjects(database, migrations);
    if (foreign !== undefined)
      throw new UsageError(`The backup ${file} holds what no content lake has made: the ${foreign}.`);
  } finally {
    database.close();
  }
}

/** The replaced file stays beside the new one. Nobody else uses the folder meanwhile. */
async function restoreAccess(source: string, folder: string, now: Date): Promise<void> {
  const current = join(folder, ACCESS_FILE);
  await createFileSafely(current, async (unfinished) => {
    copyDatabase(join(source, ACCESS_FILE), unfinished);
    await preserve(current, `${current}.before-restore-${now.toISOString().replaceAll(":", "-")}`);
  });
}
