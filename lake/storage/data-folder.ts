import type { Dirent } from "node:fs";
import { chmod, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isUnfinished, PRIVATE_FOLDER, tidyFile, tidyFolder } from "@trousseau/host/safe-file.ts";
import { isDated } from "./backup-manifest.ts";

/** Unfinished files go, and others lose their rights. Files without one of the lake's names belong to somebody else and stay. */
export async function tidyDataFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && ownFile.test(entry.name)) await tidyFile(path);
    // A backup that was being made or sent is left behind by a process that was killed.
    else if (entry.isDirectory() && isUnfinished(entry.name) && (ownFile.test(entry.name) || isOwn(entry)))
      await rm(path, { recursive: true });
    else if (entry.isDirectory() && ownFolders.has(entry.name)) await tidyFolder(path);
  }
  if (entries.every(isOwn)) await chmod(folder, PRIVATE_FOLDER);
}

/** The folder must be empty, or hold a lake or a backup. */
export async function isDataFolder(folder: string): Promise<boolean> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => name !== "lost+found",
  );
  if (entries.some(({ name }) => /^(lake|access)\.sqlite/.test(name))) return true;
  return entries.length === 0 || (entries.some(({ name }) => name === "lock") && entries.every(isOwn));
}

function isOwn(entry: Dirent): boolean {
  return entry.isDirectory()
    ? ownFolders.has(entry.name) || isDated(entry.name.replace(/\.part$/, ""))
    : entry.isFile() && ownFile.test(entry.name);
}

/** These are the databases with logs and copies, the lock, the seed record, the clock, the time of the last backup, and what a restore leaves. */
const ownFile =
  /^(lake\.sqlite|access\.sqlite|before-restore-|restored-|seeded-from\.json|last-backup$|lock$|clock(\.new)?$)/;

const ownFolders: ReadonlySet<string> = new Set(["assets", "renditions", "compile-cache"]);
