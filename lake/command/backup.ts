import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lockFolder } from "@trousseau/host/lock.ts";
import type { Report } from "@trousseau/host/progress.ts";
import { createFileSafely, makePrivateFolder, syncFolder } from "@trousseau/host/safe-file.ts";
import { copyAccess } from "../access/access-copy.ts";
import { ACCESS_FILE } from "../access/access-database.ts";
import {
  assetsIn,
  datedName,
  faultsOfFiles,
  lostBefore,
  stateOfAsset,
  writeManifest,
} from "../storage/backup-manifest.ts";
import { isDataFolder, tidyDataFolder } from "../storage/data-folder.ts";
import { copyDatabase } from "../storage/database.ts";
import { datedBackups, isOrdered } from "../storage/dated-backups.ts";
import { copyDocuments, lostAssets, writeLastBackup } from "../storage/lake-folder.ts";
import { type Companion, requireLake, UsageError } from "./flags.ts";

type BackupOptions = {
  /** Also who may log in, the tokens of programs, and the companions that are secret. Left out unless asked for, because backups travel. */
  withPeople?: boolean;
  /** How many dated backups stay in the folder; all of them where it is missing. */
  keep?: number | undefined;
  companions?: readonly Companion[];
  now?: Date;
  report?: Report;
};

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
  return await withFolder(target, async () => {
    const { place, number } = await nextBackup(target, now);
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
      const paths = [...(await assetsIn(folder)), ...(await lostAssets(folder))];
      const assets = await copyAssets(paths, { from: folder, to: target, report });
      await writeManifest(unfinished, { files, assets, now, number });
      report({ step: "Reading the documents back" });
      const faults = await faultsOfFiles(unfinished);
      if (faults.length > 0) throw new DamagedBackup(place, faults, "and is not kept");
      await rename(unfinished, place);
      await syncFolder(target);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    if (keep !== undefined) await removeOlder(target, keep, now);
    await writeLastBackup(folder, now);
    return { place, lost: await lostBefore(place) };
  });
}

/** A clock that stands still, or was set back, would give a name again. */
async function nextBackup(target: string, now: Date): Promise<{ place: string; number: number }> {
  const numbers = (await datedBackups(target, now)).map(({ number }) => number ?? 0);
  let time = now.getTime();
  while (existsSync(join(target, datedName(new Date(time))))) time += 1;
  return { place: join(target, datedName(new Date(time))), number: Math.max(0, ...numbers) + 1 };
}

export class DamagedBackup extends Error {
  constructor(place: string, faults: readonly string[], outcome = "") {
    super([`The backup ${place} is not whole${outcome && `, ${outcome}`}:`, ...faults].join("\n  "));
    this.name = "DamagedBackup";
  }
}

/** An asset goes with the last backup that lists it. A backup whose age is unknown stays, and takes no place of another. */
async function removeOlder(target: string, keep: number, now: Date): Promise<void> {
  const backups = await datedBackups(target, now);
  const old = backups.filter(isOrdered).slice(keep);
  for (const { place } of old) {
    // A process that is killed in here leaves nothing that looks like a backup.
    await rename(place, `${place}.part`);
    await rm(`${place}.part`, { recursive: true });
  }
  const remaining = backups.filter((backup) => !old.includes(backup));
  // A backup of before there were dates has the same assets, and lists none.
  if (existsSync(join(target, "lake.sqlite")) || remaining.some(({ assets }) => assets === undefined)) return;
  const needed = new Set(remaining.flatMap(({ assets }) => assets ?? []));
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

/**
 * Reads every byte of the copies: what is whole stays as it is, whatever has become of the original, and the rest is copied again. Returns
 * the paths of all that are whole. Throws DamagedBackup where the disk of the copies spoils what it is given.
 */
export async function copyAssets(
  paths: readonly string[],
  { from, to, report }: { from: string; to: string; report: Report },
): Promise<string[]> {
  const whole: string[] = [];
  for (const [index, path] of paths.entries()) {
    report({ step: "Copying pictures and files", current: index + 1, total: paths.length });
    if (await hasCopy(path, from, to)) whole.push(path);
  }
  return whole;
}

/** Returns whether there is a whole one. */
async function hasCopy(path: string, from: string, to: string): Promise<boolean> {
  if ((await stateOfAsset(to, path)) === "whole") return true;
  if ((await stateOfAsset(from, path)) !== "whole") return false;
  const copy = join(to, path);
  await rm(copy, { recursive: true, force: true });
  await createFileSafely(copy, (unfinished) =>
    copyFile(join(from, path), unfinished, constants.COPYFILE_FICLONE),
  );
  const state = await stateOfAsset(to, path);
  if (state !== "whole") throw new DamagedBackup(to, [`${path} is ${state}, though it was copied just now`]);
  return true;
}
