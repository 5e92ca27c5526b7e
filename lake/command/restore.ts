import { createReadStream, existsSync } from "node:fs";
import { copyFile, lstat, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { foreignObjects } from "@trousseau/host/migrate.ts";
import type { Report } from "@trousseau/host/progress.ts";
import { createFileSafely, isMissing } from "@trousseau/host/safe-file.ts";
import { withTemporaryFolder } from "@trousseau/host/temporary-folder.ts";
import { unpackTar } from "modern-tar/fs";
import { ACCESS_FILE, accessMigrations } from "../access/access-database.ts";
import { assetsIn, assetsOf, faultsOfBackup, lostBefore } from "../storage/backup-manifest.ts";
import { copyDatabase, documentMigrations, migrateCopy, openForReading } from "../storage/database.ts";
import { datedBackups } from "../storage/dated-backups.ts";
import { finishRestore, preserve, restoredPath } from "../storage/finish-restore.ts";
import { copyDocuments } from "../storage/lake-folder.ts";
import { copyAssets, DamagedBackup, withFolder } from "./backup.ts";
import { type Companion, UsageError } from "./flags.ts";

type Reading = {
  now?: Date;
  report?: Report;
};

export type RestoreOptions = Reading & {
  /** Also who may log in, the tokens of programs, and the companions that are secret. */
  withPeople?: boolean;
  /** The restore does without whatever is missing or damaged, instead of refusing. */
  isIncomplete?: boolean;
  companions?: readonly Companion[];
};

type Restored = {
  /** The documents that were there before; undefined where there were none. */
  savedAs: string | undefined;
  /** The backup that was taken: of a folder with several the newest, or the archive itself. */
  from: string;
};

/** Restores a folder, or the archive that Studio has made of one. */
export async function restore(
  source: string,
  folder: string,
  options: RestoreOptions = {},
): Promise<Restored> {
  const { report = () => undefined } = options;
  return await withBackup(source, options, (backup) => restoreFrom(backup, folder, options, report));
}

/** Reads every byte. Throws DamagedBackup, which names what is missing or damaged. Returns what the owner calls the backup. */
export async function verify(source: string, options: Reading = {}): Promise<string> {
  return await withBackup(source, options, async (backup) => {
    await refuseLinks(backup.place);
    await refuseDamage(backup, options.report);
    return backup.called;
  });
}

/** An archive is unpacked at a `place` that its owner never sees: to them it is `called` as they wrote it. */
type Backup = { place: string; called: string };

async function withBackup<Result>(
  source: string,
  { report = () => undefined, now }: Reading,
  use: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  if (!(await lstat(source).catch(unlessMissing))?.isFile()) {
    const place = await newestIn(source, now);
    return await use({ place, called: place });
  }
  return await withTemporaryFolder("content-lake-restore", async (unpacked) => {
    report({ step: "Unpacking" });
    await pipeline(
      createReadStream(source),
      unpackTar(unpacked, { strict: true, fmode: 0o600, dmode: 0o700, filter: isPlain }),
    );
    return await use({ place: unpacked, called: source });
  });
}

async function newestIn(source: string, now?: Date): Promise<string> {
  const [newest] = await datedBackups(source, now);
  const place = newest?.place ?? source;
  if (existsSync(join(place, "lake.sqlite"))) return place;
  throw new Error(`There is no backup in ${place}: it would hold a lake.sqlite.`);
}

/** A process that is killed in here has either not begun, or the next one that opens the folder finishes its work. */
async function restoreFrom(
  { place, called }: Backup,
  folder: string,
  { withPeople = false, isIncomplete = false, companions = [], now = new Date() }: RestoreOptions,
  report: Report,
): Promise<Restored> {
  if (withPeople && !existsSync(join(place, ACCESS_FILE)))
    throw new UsageError(
      `The backup in ${called} does not say who may log in: it was made without --with-people.`,
    );
  await refuseLinks(place);
  if (!isIncomplete) await refuseDamage({ place, called }, report);
  const others = companions.filter(
    ({ path, isSecret }) => existsSync(join(place, path)) && (withPeople || !isSecret),
  );
  checkDatabase(join(place, "lake.sqlite"), documentMigrations);
  if (withPeople) checkDatabase(join(place, ACCESS_FILE), accessMigrations);
  for (const { path, migrations } of others) if (migrations) checkDatabase(join(place, path), migrations);
  return await withFolder(folder, async () => {
    const from = dirname(assetsOf(place));
    await copyAssets(await assetsIn(from), { from, to: folder, report });
    await createFileSafely(restoredPath(folder, now), (unfinished) => {
      copyDocuments(place, unfinished);
      migrateCopy(unfinished);
    });
    if (withPeople) await putBack(join(place, ACCESS_FILE), join(folder, ACCESS_FILE), true, now);
    for (const { path, migrations } of others)
      await putBack(join(place, path), join(dirname(folder), path), migrations !== undefined, now);
    return { savedAs: await finishRestore(folder), from: called };
  });
}

async function refuseDamage({ place, called }: Backup, report: Report = () => undefined): Promise<void> {
  const lost = (await lostBefore(place)).map((path) => `${path} is missing`);
  const faults = [...(await faultsOfBackup(place, report)), ...lost];
  if (faults.length === 0) return;
  const isRestorable = faults.every((fault) => fault.startsWith("assets/"));
  throw new DamagedBackup(called, isRestorable ? [...faults, WAY_OUT] : faults);
}

const WAY_OUT = "A restore with --incomplete does without these pictures and files.";

/** A stranger's backup could link to a key of this machine, which would be shown as a picture. */
async function refuseLinks(place: string): Promise<void> {
  for (const folder of [place, assetsOf(place)]) {
    if (await isLink(folder)) refuseLink(folder);
    const inside = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
    const link = inside?.find((entry) => entry.isSymbolicLink());
    if (link) refuseLink(join(link.parentPath, link.name));
  }
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(unlessMissing))?.isSymbolicLink() ?? false;
}

function refuseLink(path: string): never {
  throw new UsageError(`${path} is a link, and could lead anywhere: a backup holds none.`);
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** A link in an archive could lead anywhere. */
export function isPlain({ type }: { type?: string | undefined }): boolean {
  return type === undefined || type === "file" || type === "directory";
}

/** The backup is checked before anything is changed. */
function checkDatabase(file: string, migrations: readonly string[]): void {
  const database = openForReading(file);
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
async function putBack(from: string, to: string, isDatabase: boolean, now: Date): Promise<void> {
  await createFileSafely(to, async (unfinished) => {
    await (isDatabase ? copyDatabase(from, unfinished) : copyFile(from, unfinished));
    await preserve(to, `${to}.before-restore-${now.toISOString().replaceAll(":", "-")}`);
  });
}
