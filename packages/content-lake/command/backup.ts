import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyAccess } from "../access/access-copy.ts";
import { ACCESS_FILE } from "../access/access-database.ts";
import type { Report } from "../progress.ts";
import { createFileSafely, isMissing, makePrivateFolder, syncFolder } from "../safe-file.ts";
import {
  assetsIn,
  datedBackups,
  datedName,
  faultsOfBackup,
  lostBefore,
  readManifest,
  writeManifest,
} from "../storage/backup-manifest.ts";
import { isDataFolder, tidyDataFolder } from "../storage/data-folder.ts";
import { copyDatabase } from "../storage/database.ts";
import { writeLastBackup } from "../storage/last-backup.ts";
import { lockFolder } from "../storage/lock.ts";
import { type Companion, requireLake, UsageError } from "./flags.ts";

interface BackupOptions {
  /** Also who may log in, the tokens of programs, and the companions that are secret. Left out unless asked for, because backups travel. */
  withPeople?: boolean;
  /** How many dated backups stay in the folder; all of them where it is missing. */
  keep?: number | undefined;
  companions?: readonly Companion[];
  now?: Date;
  report?: Report;
}

/**
 * Makes a dated backup in a folder. It is consistent, whether or not the lake runs, and has been read back whole. The backups of a folder
 * share their assets. Resolves with its path, and with the assets that documents name and the lake has lost.
 */
export async function backUp(
  folder: string,
  target: string,
  {
    withPeople = false,
    keep,
    companions = [],
    now = new Date(),
    report = () => undefined,
  }: BackupOptions = {},
): Promise<{ place: string; lost: string[] }> {
  requireLake(folder);
  const place = join(target, datedName(now));
  await withFolder(target, async () => {
    const unfinished = `${place}.part`;
    report({ step: "Copying the documents" });
    await mkdir(unfinished, { mode: 0o700 });
    try {
      const files: string[] = [];
      const copyTo = async (path: string, copy: (unfinished: string) => void | Promise<void>) => {
        await createFileSafely(join(unfinished, path), copy);
        files.push(path);
      };
      // A message leaves the outbox for the documents, so it is in one of them at least.
      for (const { path, migrations, isSecret } of companions) {
        const from = join(dirname(folder), path);
        if (!existsSync(from) || (isSecret && !withPeople)) continue;
        await copyTo(path, (file) => (migrations ? copyDatabase(from, file) : copyFile(from, file)));
      }
      if (withPeople) await copyTo(ACCESS_FILE, (file) => copyAccess(folder, file));
      await copyTo("lake.sqlite", (file) => copyDocuments(folder, file));
      // Assets never change and are stored before any document names them, so they can be copied last.
      const assets = await copyAssets(folder, target, report);
      await writeManifest(unfinished, { files, assets, now });
      await rename(unfinished, place);
      await syncFolder(target);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    const faults = await faultsOfBackup(place, report);
    if (faults.length > 0) throw new DamagedBackup(place, faults);
    await writeLastBackup(folder, now);
    if (keep !== undefined) await removeOlder(target, keep);
  });
  return { place, lost: await lostBefore(place) };
}

export class DamagedBackup extends Error {
  constructor(place: string, faults: readonly string[]) {
    super([`The backup ${place} is not whole:`, ...faults].join("\n  "));
    this.name = "DamagedBackup";
  }
}

/** An asset goes with the last backup that lists it. */
async function removeOlder(target: string, keep: number): Promise<void> {
  const names = await datedBackups(target);
  for (const name of names.slice(keep)) await rm(join(target, name), { recursive: true });
  const manifests = await Promise.all(names.slice(0, keep).map((name) => readManifest(join(target, name))));
  const needed = new Set(manifests.flatMap((manifest) => manifest?.assets ?? []));
  // A backup of before there were dates has the same assets, and lists none.
  if (existsSync(join(target, "lake.sqlite"))) return;
  for (const path of await assetsIn(target)) if (!needed.has(path)) await rm(join(target, path));
}

/** No lake and no other backup uses the folder meanwhile. Throws UsageError where something else is in it. */
export async function withFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
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

export function copyDocuments(folder: string, file: string): void {
  copyDatabase(join(folder, "lake.sqlite"), file);
}

/** Returns their paths. One that goes meanwhile is not missed. */
export async function copyAssets(from: string, to: string, report: Report): Promise<string[]> {
  const copied: string[] = [];
  const paths = await assetsIn(from);
  for (const [index, path] of paths.entries()) {
    report({ step: "Copying pictures and files", current: index + 1, total: paths.length });
    try {
      await copyOnce(join(from, path), join(to, path));
      copied.push(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return copied;
}

async function copyOnce(from: string, to: string): Promise<void> {
  // An earlier restore may have left a part of it: assets never change.
  if ((await stat(to).catch(() => undefined))?.size === (await stat(from)).size) return;
  await createFileSafely(to, (unfinished) => copyFile(from, unfinished, constants.COPYFILE_FICLONE));
}
